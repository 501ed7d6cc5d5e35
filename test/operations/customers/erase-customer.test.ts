import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { eraseCustomer } from '../../../src/operations/customers/erase-customer.ts';
import { exportCustomer } from '../../../src/operations/customers/export-customer.ts';
import { finishErasures } from '../../../src/operations/customers/finish-erasures.ts';
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
  modifier: 'with her name in icing',
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
  const modifiers = [{ description: VALUES.modifier, quantity: 1, amount: 0 }];
  const lines = [{ description: VALUES.line, quantity: 1, amount: 4200, modifiers }];
  const ticket = { externalId: VALUES.ticketId, totalAmount: 4200, lines };
  const path = `/bookings/${uuid}/tickets/close`;
  const closed = expectBooking(await server.staff({ method: 'PUT', path, body: ticket }));
  return { server, uuid: closed.customer?.uuid ?? '' };
}

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
