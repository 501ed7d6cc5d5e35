import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/venue-time.ts';
import { newPublishableKey } from '../../src/operations/access/secrets.ts';
import { saveAccount } from '../../src/store/accounts.ts';
import { insertPublishableKey } from '../../src/store/publishable-keys.ts';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  PAGE_ORIGIN,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aVenue } from '../fixtures/venue.ts';
import { expectProblem } from './expect-response.ts';

const HOUR = 3_600_000;
const CUSTOMER = aBookingRequest().customer;

/** A booking on a day of its own, so that tables are never the reason for a refusal. */
function book(
  api: TestServer['widget'],
  number: number,
  contact: { email?: string; phone?: string } = { email: `guest-${number}@example.com` },
  headers: Record<string, string> = {},
) {
  const { email: _, ...nobody } = CUSTOMER;
  const body = aBookingRequest({
    date: addDays(TODAY, 1 + (number % 50)),
    customer: { ...nobody, ...contact },
  });
  return api({ method: 'POST', path: '/bookings', body, headers });
}

test('429 RATE_LIMIT_EXCEEDED for the twenty-first booking in an hour from one address', async () => {
  const { widget, setNow } = await openTestServer({ bookingsPerHour: 20 });
  for (let number = 0; number < 20; number += 1)
    expect((await book(widget, number)).statusCode).toBe(200);
  const refused = await book(widget, 20);
  const problem = expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
  expect(problem.detail).toBe(
    'Too many bookings were made from this connection in the last hour. Please try again later. You can also book directly with the restaurant.',
  );
  expect(refused.headers['retry-after']).toBe('3600');
  setNow(NOON + HOUR);
  expect((await book(widget, 20)).statusCode).toBe(200);
});

test('only bookings count for the limit per hour, not refused requests or repeated ones', async () => {
  const { widget } = await openTestServer({ bookingsPerHour: 2 });
  for (let time = 0; time < 3; time += 1) {
    const body = aBookingRequest({ pax: 40 });
    const refused = await widget({ method: 'POST', path: '/bookings', body });
    expect(refused.statusCode).toBe(409);
  }
  const key = { 'idempotency-key': '8e03978e-40d5-43e8-bc93-6894a57f9324' };
  const contact = { email: 'one@example.com' };
  for (let time = 0; time < 3; time += 1)
    expect((await book(widget, 1, contact, key)).statusCode).toBe(200);
  expect((await book(widget, 2)).statusCode).toBe(200);
  expectProblem(await book(widget, 3), 429, 'RATE_LIMIT_EXCEEDED');
});

test('429 for all but two of many simultaneous bookings where two are allowed', async () => {
  const { widget } = await openTestServer({ bookingsPerHour: 2 });
  const numbers = Array.from({ length: 12 }, (_, number) => number);
  const answers = await Promise.all(numbers.map((number) => book(widget, number)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
});

test('429 for all but one of many simultaneous bookings at two venues where one is allowed', async () => {
  const { widget, context } = await openTestServer({ bookingsPerHour: 1 });
  const other = aVenue({ accountId: 'casa-dos' });
  const publishableKey = newPublishableKey();
  await context.store.write(null, async (db) => {
    const { accountId, tables } = other;
    await saveAccount(db, { accountId, document: other, tables }, NOON);
    await insertPublishableKey(db, { publishableKey, accountId, origins: [PAGE_ORIGIN] }, NOON);
  });
  const atOther = { 'service-publishable-key': publishableKey };
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, number) =>
      book(widget, number, undefined, number % 2 === 0 ? {} : atOther),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  for (const { statusCode } of answers) expect([200, 429]).toContain(statusCode);
});

test('200 for partners and staff beyond both limits', async () => {
  const venue = aVenue({ maxOpenBookingsPerGuest: 1 });
  const { partner, staff } = await openTestServer({ venue, bookingsPerHour: 1 });
  const contact = { email: 'agency@example.com' };
  for (let number = 0; number < 3; number += 1) {
    expect((await book(partner, number, contact)).statusCode).toBe(200);
    expect((await book(staff, number + 10, contact)).statusCode).toBe(200);
  }
});

test.each([
  ['email', { email: 'laura@example.com' }, { email: 'LAURA@example.com', phone: '+34600000001' }],
  ['phone', { phone: '+34600000002' }, { phone: '+34600000002', email: 'new@example.com' }],
])(
  '429 for more open bookings of one %s than the venue allows, with its telephone',
  async (_, contact, again) => {
    const phone = '+34961234567';
    const venue = aVenue({
      maxOpenBookingsPerGuest: 2,
      contact: { phone, email: null, websiteUrl: null, address: null },
    });
    const { widget } = await openTestServer({ venue });
    for (let number = 0; number < 2; number += 1)
      expect((await book(widget, number, contact)).statusCode).toBe(200);
    const refused = await book(widget, 2, again, { 'accept-language': 'es' });
    const problem = expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
    expect(problem.detail).toBe(
      `Con este correo o teléfono ya hay tantas reservas pendientes como el restaurante acepta por internet. También puedes reservar por teléfono: ${phone}.`,
    );
    // A day, whenever the open ones begin: whoever knows the contact must not learn that.
    expect(refused.headers['retry-after']).toBe(String(24 * 3600));
    expect((await book(widget, 2)).statusCode).toBe(200);
  },
);

test('429 and 200 as for two guests if one guest has both the email and the phone', async () => {
  const [email, phone] = ['laura@example.com', '+34600000003'];
  const answersTo = async (before: { email?: string; phone?: string }[]) => {
    const venue = aVenue({ maxOpenBookingsPerGuest: 3 });
    const { widget, partner } = await openTestServer({ venue });
    for (const [number, contact] of before.entries())
      expect((await book(partner, number, contact)).statusCode).toBe(200);
    const statuses = [];
    // With one contact until it is refused, then with the other one, then with both.
    for (const [number, contact] of [{ email }, { email }, { phone }, { email, phone }].entries())
      statuses.push((await book(widget, number + 10, contact)).statusCode);
    return statuses;
  };
  const ofOne = await answersTo([
    { email, phone },
    { email, phone },
  ]);
  const ofTwo = await answersTo([{ email }, { email }, { phone }, { phone }]);
  expect(ofOne).toEqual([200, 429, 200, 429]);
  expect(ofTwo).toEqual(ofOne);
});

test('429 for more open bookings of one phone number with the emails of several known guests', async () => {
  const venue = aVenue({ maxOpenBookingsPerGuest: 2 });
  const { widget, partner } = await openTestServer({ venue });
  const known = (number: number) => ({ email: `known-${number}@example.com` });
  for (let number = 0; number < 3; number += 1) {
    const contact = { ...known(number), phone: `+3460011000${number}` };
    expect((await book(partner, number, contact)).statusCode).toBe(200);
  }
  const phone = '+34600000004';
  for (let number = 0; number < 2; number += 1)
    expect((await book(widget, number + 10, { ...known(number), phone })).statusCode).toBe(200);
  expectProblem(await book(widget, 12, { ...known(2), phone }), 429, 'RATE_LIMIT_EXCEEDED');
});

test('429 for more open bookings of one email with the phone numbers of several known guests', async () => {
  const venue = aVenue({ maxOpenBookingsPerGuest: 2 });
  const { widget, partner } = await openTestServer({ venue });
  const known = (number: number) => ({ phone: `+3460011000${number}` });
  for (let number = 0; number < 3; number += 1) {
    const contact = { ...known(number), email: `known-${number}@example.com` };
    expect((await book(partner, number, contact)).statusCode).toBe(200);
  }
  const email = 'new@example.com';
  for (let number = 0; number < 2; number += 1)
    expect((await book(widget, number + 10, { ...known(number), email })).statusCode).toBe(200);
  expectProblem(await book(widget, 12, { ...known(2), email }), 429, 'RATE_LIMIT_EXCEEDED');
  expectProblem(await book(widget, 12, { email }), 429, 'RATE_LIMIT_EXCEEDED');
});

test.each([
  [
    'email',
    { email: 'new@example.com' },
    { phone: '+34600110000' },
    { email: 'other@example.com' },
  ],
  ['phone', { phone: '+34600000005' }, { email: 'known@example.com' }, { phone: '+34600000006' }],
])(
  '429 for more open bookings of one %s, whatever was sent last for the known guest',
  async (_, contact, known, last) => {
    const venue = aVenue({ maxOpenBookingsPerGuest: 3 });
    const { widget, partner } = await openTestServer({ venue });
    const both = { email: 'known@example.com', phone: '+34600110000' };
    expect((await book(partner, 0, both)).statusCode).toBe(200);
    for (const [number, sent] of [
      { ...known, ...contact },
      { ...known, ...last },
      contact,
      contact,
    ].entries())
      expect((await book(widget, number + 1, sent)).statusCode).toBe(200);
    expectProblem(await book(widget, 5, contact), 429, 'RATE_LIMIT_EXCEEDED');
  },
);

test('200 once an open booking has begun, or was canceled', async () => {
  const venue = aVenue({ maxOpenBookingsPerGuest: 1 });
  const { widget, staff, setNow } = await openTestServer({ venue });
  const contact = { email: 'laura@example.com' };
  const first = (await book(widget, 0, contact)).json();
  expect(first.bookingAt).toContain(TOMORROW);
  expectProblem(await book(widget, 1, contact), 429, 'RATE_LIMIT_EXCEEDED');
  await staff({
    method: 'PUT',
    path: `/bookings/${first.uuid}/cancel`,
    body: { cancelReason: 'CHANGED_PLANS' },
  });
  const second = (await book(widget, 1, contact)).json();
  setNow(Date.parse(second.bookingAt));
  const third = await book(widget, 2, contact);
  expect(third.statusCode, third.body).toBe(200);
});
