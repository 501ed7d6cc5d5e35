import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseCustomer } from '../../../src/operations/customers/erase-customer.ts';
import { exportCustomer } from '../../../src/operations/customers/export-customer.ts';
import { listColumns, openRaw } from '../../fixtures/raw-database.ts';
import { readStored } from '../../fixtures/stored-bytes.ts';
import type { TestServer } from '../../fixtures/test-context.ts';
import { openWithGuest, VALUES, valuesIn } from './known-guest.ts';

/** Columns about a guest or a booking that have no personal data, or that identify nobody. */
const NOT_PERSONAL: Record<string, string> = {
  customers: 'uuid account_id language country visits',
  customer_consents: 'customer_uuid kind source text_version booking_uuid language wording',
  integration_customers: 'account_id integration customer_uuid language',
  merged_customers: 'customer_uuid account_id kept_uuid',
  bookings: `account_id work_day uuid status shift_id shift_name floor_plan_area_name promo_name
    experience add_ons customer_uuid special_occasion cancel_reason booking_partner channel partner_id
    redemption_code language table_ids`,
  booking_tables: 'account_id work_day booking_uuid',
  table_moves: 'account_id cause_uuid booking_uuid from_table_ids to_table_ids',
  journal: `account_id subject_id subject work_day actor_kind actor_id operation forced made_room_for approved_by`,
  // Of guests who are not customers, until the next work day begins.
  walk_in_guests: 'account_id booking_uuid work_day label name phone email',
  privacy_notices: 'customer_uuid booking_uuid told staff_uuid text_version',
  messages: 'id account_id booking_uuid kind lane status problem server_answer webhook_id',
  events: 'id account_id type booking_uuid status work_day partner_id',
  manage_tokens: 'token_hash booking_uuid',
  idempotency_keys: `caller account_id operation key_hash request_hash booking_uuid encrypted_response
    etag`,
};

/** The text columns, by table, in which none of the person's values is stored. */
async function columnsWithoutValues({ database }: TestServer): Promise<Record<string, string[]>> {
  const db = openRaw(database.url);
  const byTable = Map.groupBy(await listColumns(db), ({ table }) => table);
  const found: Record<string, string[]> = {};
  for (const [table, columns] of byTable) {
    const refersToGuests = columns.some(({ name }) => /^(customer|booking)_uuid$/.test(name));
    if (!refersToGuests && !['customers', 'bookings', 'journal'].includes(table)) continue;
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)}`.execute(db);
    found[table] = columns
      .filter(({ isText }) => isText)
      .map(({ name }) => name)
      .filter((name) => valuesIn(rows.map((row) => row[name]).join('\n')).length === 0);
  }
  return found;
}

test('each text column about guests and bookings has a value of the person before the erasure, or none that is personal', async () => {
  const { server } = await openWithGuest();
  const found = await columnsWithoutValues(server);
  expect(Object.keys(found).sort()).toEqual(Object.keys(NOT_PERSONAL).sort());
  for (const [table, columns] of Object.entries(found))
    expect(columns.sort(), table).toEqual(NOT_PERSONAL[table]?.split(/\s+/).sort());
});

test('nothing of a person is left in what the database stores, its log or the server’s output', async () => {
  const { server, uuid } = await openWithGuest();
  const isStored = (value: string) => value !== VALUES.idempotencyKey;
  expect(valuesIn(await readStored(server.database.url))).toEqual(
    Object.values(VALUES).filter(isStored),
  );

  expect(await eraseCustomer(server.context, uuid)).toMatchObject({ remaining: null });
  expect(valuesIn(await readStored(server.database.url))).toEqual([]);
  expect(valuesIn(server.log.join('\n'))).toEqual([]);
  expect(server.log.length).toBeGreaterThan(0);
});

test('the export has the contacts as each integration sent them, and the wording of each consent', async () => {
  const { server, uuid } = await openWithGuest();
  const file = await exportCustomer(server.context, uuid);
  const { name, nameFromPartner, email, phone, phoneFromPartner } = VALUES;
  expect(file.sentBy).toEqual([
    { integration: 'WIDGET', language: expect.any(String), name, email, phone },
    ...['app', 'pos'].map((integration) => ({
      integration,
      language: expect.any(String),
      name: nameFromPartner,
      email,
      phone: phoneFromPartner,
    })),
  ]);
  expect(file.consents.filter(({ wording }) => wording !== null)).toHaveLength(2);
  const names = file.bookings.map(({ customerName }) => customerName);
  expect(names).toHaveLength(3);
  expect(new Set(names)).toEqual(new Set([name, nameFromPartner]));
  const phones = file.bookings.map(({ customerPhone }) => customerPhone);
  expect(new Set(phones)).toEqual(new Set([phone, phoneFromPartner]));
});
