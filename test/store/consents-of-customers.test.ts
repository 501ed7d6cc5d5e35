import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveAccount } from '../../src/store/accounts.ts';
import { findCustomer, insertConsent, insertCustomer } from '../../src/store/customers.ts';
import { consentsOfCustomers as onPostgres } from '../../src/store/postgres/migrations/0033-consents-of-customers.ts';
import { consentsOfCustomers as onSqlite } from '../../src/store/sqlite/migrations/0033-consents-of-customers.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aVenue } from '../fixtures/venue.ts';

const GUEST = {
  accountId: 'casa',
  name: 'Laura Vidal',
  email: null,
  phone: null,
  birthDate: null,
  postalCode: null,
  language: 'es',
  country: 'ES',
  isVip: false,
  isBusiness: false,
  privateNotes: null,
  tags: [],
  acceptsImportantAlerts: false,
  earlierVisits: null,
  consentedAt: null,
  acceptsMarketing: false,
  isErased: false,
  createdAt: 0,
  updatedAt: 0,
} as const;
const CONSENT = {
  bookingUuid: 'b',
  source: 'widget',
  ip: null,
  textVersion: '1',
  language: 'es',
  wording: null,
} as const;

test('guests from before consented when the first consent was recorded, and the others did not', async () => {
  const { store } = await openTestStore();
  const { up } = ENGINE === 'postgres' ? onPostgres : onSqlite;
  const uuids = ['consented', 'marketing', 'informed', 'erased'];
  const found = await store.write(null, async (db) => {
    const document = { ...aVenue(), accountId: 'casa' };
    await saveAccount(db, { accountId: 'casa', document, tables: [] }, 1);
    for (const uuid of uuids)
      await insertCustomer(db, { ...GUEST, uuid, isErased: uuid === 'erased' });
    for (const [customerUuid, kind, givenAt] of [
      ['consented', 'DATA_PROCESSING', 9],
      ['consented', 'DATA_PROCESSING', 7],
      ['consented', 'MARKETING', 5],
      ['marketing', 'MARKETING', 5],
      ['erased', 'DATA_PROCESSING', 3],
    ] as const)
      await insertConsent(db, { ...CONSENT, customerUuid, kind }, givenAt);
    await sql`alter table customers drop column consented_at`.execute(db);
    await up(db as never);
    return Promise.all(uuids.map((uuid) => findCustomer(db, 'casa', uuid)));
  });
  expect(found.map((each) => [each?.consentedAt, each?.isErased])).toEqual([
    [7, false],
    [null, false],
    [null, false],
    [null, true],
  ]);
});
