import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CustomerQuery } from '../../../src/domain/customer-query.ts';
import { folded } from '../../../src/domain/typed-text.ts';
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
  earlierVisits: null,
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
    await insertCustomer(db, QUILL);
    // Enough for all to enter the index.
    for (let number = 1; number < 256; number += 1)
      await insertCustomer(db, { ...QUILL, uuid: `other-${number}`, name: 'Ana', phone: null });
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

test('the same guests are found after the rows of customers were numbered anew, as a backup may do', async () => {
  const { file, store } = await openTempStore();
  const add = (number: number) =>
    store.write(ACCOUNT, (db) =>
      insertCustomer(db, { ...QUILL, uuid: `guest-${number}`, name: `Guest no ${number}.` }),
    );
  await store.write(ACCOUNT, (db) =>
    saveAccount(db, { accountId: ACCOUNT, document: {}, tables: [] }, 0),
  );
  for (let number = 1; number <= 300; number += 1) await add(number);
  await store.write(ACCOUNT, (db) =>
    db.deleteFrom('customers').where('uuid', 'in', ['guest-1', 'guest-2', 'guest-299']).execute(),
  );

  const database = connectRaw(file);
  database.exec(`update customers set rowid =
    (select count(*) from customers as before where before.rowid <= customers.rowid)`);
  expect(database.prepare('select max(rowid) from customers').pluck().get()).toBe(297);
  await add(301);

  for (const number of [3, 255, 256, 257, 298, 300, 301]) {
    const query = { parts: [`no ${number}.`], words: [] };
    const found = await store.read((db) => findMatchingCustomers(db, ACCOUNT, query));
    expect(found.map(({ customer }) => customer.uuid)).toEqual([`guest-${number}`]);
  }
});

test('the same guests are found whether they are in the index yet or not, after any changes', async () => {
  const { file, store } = await openTempStore();
  await store.write(ACCOUNT, (db) =>
    saveAccount(db, { accountId: ACCOUNT, document: {}, tables: [] }, 0),
  );
  const database = connectRaw(file);
  const lastInIndex = database
    .prepare<[], string | null>('select customer_uuid from customer_search_progress')
    .pluck();
  const query = (part: string): CustomerQuery => ({ parts: [part], words: [] });
  const ends = new Set<string | null | undefined>();

  await fc.assert(
    fc.asyncProperty(fc.array(someChange, { minLength: 250, maxLength: 600 }), async (changes) => {
      const names = new Map<string, string>();
      for (const [number, { what, which, name }] of changes.entries()) {
        const uuid =
          which === 'LAST_IN_INDEX'
            ? (lastInIndex.get() ?? undefined)
            : [...names.keys()].at(which === 'NEWEST' ? -1 : which % Math.max(1, names.size));
        await store.write(ACCOUNT, async (db) => {
          if (what === 'ADD' || uuid === undefined) {
            names.set(`guest-${number}`, name);
            await insertCustomer(db, { ...QUILL, uuid: `guest-${number}`, name, phone: null });
          } else if (what === 'RENAME') {
            names.set(uuid, name);
            await updateCustomer(db, { ...QUILL, uuid, name, phone: null });
          } else {
            names.delete(uuid);
            await db.deleteFrom('customers').where('uuid', '=', uuid).execute();
          }
        });
        ends.add(lastInIndex.get());
      }
      for (const part of ['ana', 'Ána', 'STRASS', ' so', 'ørs']) {
        const found = await store.read((db) => findMatchingCustomers(db, ACCOUNT, query(part)));
        const expected = [...names].filter(([, name]) => plain(` ${name}`).includes(plain(part)));
        expect(found.map(({ customer }) => customer.uuid).sort(), part).toEqual(
          expected.map(([uuid]) => uuid).sort(),
        );
      }
      await store.write(ACCOUNT, async (db) => {
        for (const uuid of names.keys())
          await db.deleteFrom('customers').where('uuid', '=', uuid).execute();
      });
      expect(lastInIndex.get()).toBeNull();
    }),
    { numRuns: 8, seed: 39 },
  );
  // Batches entered the index, and the last one in it was deleted.
  expect(ends.size).toBeGreaterThan(4);
});

const someChange = fc.record({
  what: fc.constantFrom('ADD', 'ADD', 'ADD', 'ADD', 'ADD', 'RENAME', 'DELETE'),
  which: fc.oneof(fc.constantFrom('NEWEST' as const, 'LAST_IN_INDEX' as const), fc.nat()),
  name: fc.constantFrom('Ana Sol', 'ÁNA Ørsted', 'Müller Straße', 'Sørensen', 'Joanna', 'Strasser'),
});

function plain(text: string): string {
  return folded(text.replaceAll('ß', 'ss').replace(/ø/gi, 'o'));
}
