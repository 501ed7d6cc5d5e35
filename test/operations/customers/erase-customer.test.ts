import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newBookedPolicy } from '../../../src/domain/cancellation-policy.ts';
import type { CancellationPolicyRule } from '../../../src/domain/venue.ts';
import { eraseCustomer } from '../../../src/operations/customers/erase-customer.ts';
import { exportCustomer } from '../../../src/operations/customers/export-customer.ts';
import { finishErasures } from '../../../src/operations/customers/finish-erasures.ts';
import { findBooking, updateBooking } from '../../../src/store/bookings.ts';
import { findCustomerAnywhere, updateCustomer } from '../../../src/store/customers.ts';
import { connectRaw } from '../../fixtures/temp-database.ts';
import { aBookingRequest, openTestServer, type TestServer } from '../../fixtures/test-context.ts';
import { aLargeVenue, move } from '../../server/booking-fixtures.ts';
import { expectBooking } from '../../server/expect-response.ts';

/** Every value that a person, or a program about them, can send; none occurs anywhere else. */
const VALUES = {
  name: 'Zenobia Quillfeather',
  nameFromPartner: 'Z. Quillfeather-Partner',
  email: 'zenobia@quill.example',
  phone: '+34699887766',
  birthDate: '1971-07-13',
  postalCode: 'QX1 7ZZ',
  wish: 'a quiet corner for my grandmother',
  allergy: 'walnuts and lupin',
  hotelRoom: 'Belvedere 12',
  utmSource: 'zq-source',
  utmMedium: 'zq-medium',
  utmCampaign: 'zq-campaign',
  utmTerm: 'zq-term',
  utmContent: 'zq-content',
  clientReferenceId: 'zq-visit-4711',
  ticketId: 'zq-ticket-0815',
  line: 'birthday cake for Zenobia',
  lineType: 'zq-cake-type',
  modifier: 'with her name in icing',
  modifierType: 'zq-icing-type',
  paymentMethod: 'zq-card of Zenobia',
  customerNotes: 'likes to be called Zee',
  tag: 'zq-tag-critic',
  publicNotes: 'zq-public note',
  privateNotes: 'zq-private note',
  externalBookingId: 'zq-external-42',
  product: 'zq-voucher for Zenobia',
  order: 'zq-order-uuid',
  ip: '203.0.113.201',
  ipOfSignature: '203.0.113.202',
  idempotencyKey: 'zq-key-1234567890',
} as const;

/** What is in the database's files, as text. */
function bytesOf({ databaseFile }: TestServer): string {
  const folder = dirname(databaseFile);
  return readdirSync(folder)
    .filter((name) => name.startsWith(basename(databaseFile)))
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
}

function valuesIn(text: string): string[] {
  return Object.values(VALUES).filter((value) => text.includes(value));
}

function aWidgetRequest(request: Parameters<typeof aBookingRequest>[0]) {
  return { ...aBookingRequest(request), clientReferenceId: VALUES.clientReferenceId };
}

/** A guest who booked on the venue's page and through a partner, and paid. */
async function openWithGuest(): Promise<{ server: TestServer; uuid: string }> {
  const server = await openTestServer({ venue: aLargeVenue() });
  const { email, phone, birthDate, postalCode } = VALUES;
  const consents = { hasGdprConsent: true, acceptsMarketing: true };
  const widgetBooking = await server.widget({
    method: 'POST',
    path: '/bookings',
    headers: { 'idempotency-key': VALUES.idempotencyKey },
    body: aWidgetRequest({
      customer: { ...consents, name: VALUES.name, email, phone, birthDate, postalCode },
      customerSpecialRequests: VALUES.wish,
      hasAllergies: true,
      allergiesDescription: VALUES.allergy,
      hotelRoom: VALUES.hotelRoom,
      utmSource: VALUES.utmSource,
      utmMedium: VALUES.utmMedium,
      utmCampaign: VALUES.utmCampaign,
      utmTerm: VALUES.utmTerm,
      utmContent: VALUES.utmContent,
    }),
  });
  expect(widgetBooking.statusCode, widgetBooking.body).toBe(200);
  const { uuid } = widgetBooking.json();
  for (const as of ['pos', 'app'] as const) {
    const body = aBookingRequest({
      customer: { ...consents, name: VALUES.nameFromPartner, email },
    });
    const answer = await server.partner({ as, method: 'POST', path: '/bookings', body });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expectBooking(await move(server, uuid, 'SEATED'));
  const modifiers = [
    { description: VALUES.modifier, type: VALUES.modifierType, quantity: 1, amount: 0 },
  ];
  const lines = [
    { description: VALUES.line, type: VALUES.lineType, quantity: 1, amount: 4200, modifiers },
  ];
  const payments = [{ method: VALUES.paymentMethod, amount: 4200 }];
  const ticket = { externalId: VALUES.ticketId, totalAmount: 4200, lines, payments };
  const path = `/bookings/${uuid}/tickets/close`;
  const closed = expectBooking(await server.staff({ method: 'PUT', path, body: ticket }));
  const customerUuid = closed.customer?.uuid ?? '';
  await saveOtherFields(server, uuid, customerUuid);
  return { server, uuid: customerUuid };
}

/** Fields with personal data that no request of these integrations sets. */
async function saveOtherFields(
  { context, venue }: TestServer,
  bookingUuid: string,
  customerUuid: string,
): Promise<void> {
  const rule: CancellationPolicyRule = {
    id: 1,
    type: 'CARD_GUARANTEE',
    amountType: 'PER_PERSON',
    amount: 500,
    cancellationNoticeHours: 24,
    signWithinMinutes: 60,
    minCovers: 1,
    shiftIds: [],
    experienceIds: [],
  };
  await context.store.write(null, async (db) => {
    const booking = await findBooking(db, venue.accountId, bookingUuid);
    const customer = await findCustomerAnywhere(db, customerUuid);
    if (!booking || !customer) throw new Error('the guest has a booking');
    const now = context.now();
    const booked = { covers: 2, bookingAt: booking.bookingAt, currency: venue.currency, now };
    await updateBooking(db, {
      ...booking,
      publicNotes: VALUES.publicNotes,
      privateNotes: VALUES.privateNotes,
      bookingExternalId: VALUES.externalBookingId,
      product: {
        id: 1,
        orderItemId: 1,
        orderUuid: VALUES.order,
        type: 'EXPERIENCE',
        name: VALUES.product,
        currency: 'EUR',
        experienceTickets: 2,
        quantity: 1,
        taxRate: 10,
        unitPrice: 4200,
        isGift: true,
      },
      ip: VALUES.ip,
      cancellationPolicy: {
        ...newBookedPolicy(rule, booked),
        signedFromIp: VALUES.ipOfSignature,
      },
      version: booking.version + 1,
    });
    await updateCustomer(db, {
      ...customer,
      privateNotes: VALUES.customerNotes,
      tags: [{ id: 1, name: VALUES.tag, color: '#aa0000' }],
    });
    await sql`update customer_consents set ip = ${VALUES.ip}`.execute(db);
  });
}

/** Columns about a guest or a booking that have no personal data, or that identify nobody. */
const NOT_PERSONAL: Record<string, string> = {
  customers: 'uuid account_id language country',
  customer_consents: 'customer_uuid kind source text_version booking_uuid language wording',
  integration_customers: 'account_id integration customer_uuid language',
  bookings: `account_id work_day uuid status shift_id shift_name floor_plan_area_name promo_name
    experience add_ons customer_uuid special_occasion cancel_reason booking_partner channel partner_id
    redemption_code language table_ids`,
  tickets: 'booking_uuid ticket_partner currency',
  booking_tables: 'account_id work_day booking_uuid',
  table_moves: 'account_id cause_uuid booking_uuid from_table_ids to_table_ids',
  manage_tokens: 'token_hash booking_uuid',
  idempotency_keys: `caller account_id operation key_hash request_hash booking_uuid encrypted_response
    etag`,
};

/** The text columns, by table, in which none of the person's values is stored. */
function columnsWithoutValues({ databaseFile }: TestServer): Record<string, string[]> {
  const database = connectRaw(databaseFile);
  const columns = (table: string) =>
    database
      .prepare<[string], { name: string }>(
        `select name from pragma_table_info(?) where type = 'TEXT'`,
      )
      .all(table)
      .map(({ name }) => name);
  const textOf = (table: string, column: string) =>
    database.prepare<[], string>(`select ${column} from ${table}`).pluck().all().join('\n');
  const tables = database
    .prepare<[], string>(
      `select distinct tables.name from sqlite_schema tables, pragma_table_info(tables.name) columns
       where tables.type = 'table'
         and (tables.name in ('customers', 'bookings')
           or columns.name in ('customer_uuid', 'booking_uuid'))`,
    )
    .pluck()
    .all();
  return Object.fromEntries(
    tables.map((table) => [
      table,
      columns(table).filter((column) => valuesIn(textOf(table, column)).length === 0),
    ]),
  );
}

test('each text column about guests and bookings has a value of the person before the erasure, or none that is personal', async () => {
  const { server } = await openWithGuest();
  const found = columnsWithoutValues(server);
  expect(Object.keys(found).sort()).toEqual(Object.keys(NOT_PERSONAL).sort());
  for (const [table, columns] of Object.entries(found))
    expect(columns.sort(), table).toEqual(NOT_PERSONAL[table]?.split(/\s+/).sort());
});

test('no byte of a person is left in the database, its log or the server’s output', async () => {
  const { server, uuid } = await openWithGuest();
  const isStored = (value: string) => value !== VALUES.idempotencyKey;
  expect(valuesIn(bytesOf(server))).toEqual(Object.values(VALUES).filter(isStored));

  await eraseCustomer(server.context, uuid);
  expect(await finishErasures(server.context)).toBeNull();
  expect(valuesIn(bytesOf(server))).toEqual([]);
  expect(valuesIn(server.log.join('\n'))).toEqual([]);
  expect(server.log.length).toBeGreaterThan(0);
});

test('the export has the contacts as each integration sent them, and the wording of each consent', async () => {
  const { server, uuid } = await openWithGuest();
  const file = await exportCustomer(server.context, uuid);
  const { name, nameFromPartner, email, phone } = VALUES;
  expect(file.sentBy).toEqual([
    { integration: 'WIDGET', language: expect.any(String), name, email, phone },
    ...['app', 'pos'].map((integration) => ({
      integration,
      language: expect.any(String),
      name: nameFromPartner,
      email,
      phone: null,
    })),
  ]);
  expect(file.consents.filter(({ wording }) => wording !== null)).toHaveLength(2);
  const names = file.bookings.map(({ customerName }) => customerName);
  expect(names).toHaveLength(3);
  expect(new Set(names)).toEqual(new Set([name, nameFromPartner]));
});
