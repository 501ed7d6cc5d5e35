import { expect, test } from 'vitest';
import { saveAccount } from '../../../src/store/accounts.ts';
import { findMatchingCustomers } from '../../../src/store/customer-search.ts';
import { insertCustomer, updateCustomer } from '../../../src/store/customers.ts';
import { connectRaw, openTempStore } from '../../fixtures/temp-database.ts';

const ACCOUNT = 'casa';
const QUILL = {
  uuid: 'quill',
  accountId: ACCOUNT,
  name: 'Zuzana Quillfeather',
  email: null,
  phone: '+420777123456',
  birthDate: null,
  postalCode: null,
  language: 'en',
  country: 'CZ',
  isVip: false,
  isBusiness: false,
  privateNotes: null,
  tags: [],
  acceptsImportantAlerts: false,
  consentedAt: null,
  isErased: false,
  acceptsMarketing: false,
  createdAt: 0,
  updatedAt: 0,
} as const;

test('nothing of a guest is left in the index after a change of name, nor in its stored blocks', async () => {
  const { file, store } = await openTempStore();
  await store.write(ACCOUNT, async (db) => {
    await saveAccount(db, { accountId: ACCOUNT, document: {}, tables: [] }, 0);
    await insertCustomer(db, { ...QUILL, uuid: 'other', name: 'Ana', phone: null });
    await insertCustomer(db, QUILL);
  });
  const found = (text: string) =>
    store.read((db) => findMatchingCustomers(db, ACCOUNT, { parts: [text], words: [] }));
  expect(await found('illf')).toHaveLength(1);

  await store.write(ACCOUNT, (db) => updateCustomer(db, { ...QUILL, name: 'Erased', phone: null }));
  expect(await found('illf')).toHaveLength(0);
  expect(await store.truncateLog()).toBeNull();
  const database = connectRaw(file);
  database.exec(
    `create virtual table temp.terms using fts5vocab ('main', 'customer_search', 'row')`,
  );
  const terms = database.prepare<[], string>('select term from temp.terms').pluck().all();
  expect(terms).toContain('ana');
  expect(terms).toContain('ras');
  for (const trigram of ['zuz', 'uil', '777', '123']) expect(terms).not.toContain(trigram);
  const blocks = database.prepare<[], Buffer>('select block from customer_search_data').pluck();
  const bytes = Buffer.concat(blocks.all()).toString('latin1');
  for (const trigram of ['zuz', 'uil', '777']) expect(bytes).not.toContain(trigram);
});
