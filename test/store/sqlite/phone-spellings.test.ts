import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listPhoneSpellings, PHONE_ENDING } from '../../../src/store/phone-spellings.ts';
import { openTestServer } from '../../fixtures/test-context.ts';

test('guests are found by phone through an index, not by reading all of the venue', async () => {
  const { context } = await openTestServer();
  const { rows } = await context.store.read((db) =>
    sql<{ detail: string }>`explain query plan
      select phone from customers where account_id = 'a' and ${PHONE_ENDING} = '345678'
      union all
      select phone from integration_customers
        where account_id = 'a' and ${PHONE_ENDING} = '345678'`.execute(db),
  );
  const plan = rows.map(({ detail }) => detail).filter((detail) => /SEARCH|SCAN/.test(detail));
  expect(plan).toEqual([
    'SEARCH customers USING COVERING INDEX customers_by_phone_ending (account_id=? AND <expr>=?)',
    'SEARCH integration_customers USING COVERING INDEX integration_customers_by_phone_ending (account_id=? AND <expr>=?)',
  ]);
});

test('a number that nobody has is spelled only as it is', async () => {
  const { context, venue } = await openTestServer();
  const spellings = await context.store.read((db) =>
    listPhoneSpellings(db, venue.accountId, '+34600000000'),
  );
  expect(spellings).toEqual(['+34600000000']);
});
