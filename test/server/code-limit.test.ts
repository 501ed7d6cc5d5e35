import { expect, test } from 'vitest';
import {
  aBookingRequest,
  NOON,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aVenue } from '../fixtures/venue.ts';
import { expectProblem } from './expect-response.ts';

const MINUTE = 60_000;
const days = { validFrom: TODAY, validUntil: TOMORROW };
const PROMO = { id: 1, name: { en: 'Winter' }, code: 'WINTER', ...days };
const GIFT = { code: 'GIFT77', product: null, ...days };

function openVenue() {
  const contact = { phone: '+34961234567', email: null, websiteUrl: null, address: null };
  return openTestServer({ venue: aVenue({ contact, promos: [PROMO], redemptionCodes: [GIFT] }) });
}

function wrongCode(number: number) {
  return `WRONG${number}`;
}

const QUESTION = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };

/** The ways to ask about a promo code. */
const QUESTIONS = {
  'the calendar': {
    path: '/availability/calendar',
    body: { ...QUESTION, dateStart: TODAY, dateEnd: TOMORROW },
  },
  'a work day': { path: `/availability/work-days/${TOMORROW}`, body: QUESTION },
  'a time slot': {
    path: `/availability/work-days/${TOMORROW}/time-slots/20:00:00`,
    body: QUESTION,
  },
};

function ask(
  api: TestServer['partner'] | TestServer['widget'] | TestServer['staff'],
  promoCode: string,
  { path, body }: { path: string; body: object } = QUESTIONS['a work day'],
  headers: Record<string, string> = {},
) {
  return api({ method: 'POST', path, body: { ...body, promoCode }, headers });
}

async function askTenWrongOnes(api: TestServer['partner'] | TestServer['widget']) {
  for (let number = 0; number < 10; number += 1)
    expect((await ask(api, wrongCode(number))).statusCode).toBe(200);
}

for (const [name, question] of Object.entries(QUESTIONS)) {
  test(`429 RATE_LIMIT_EXCEEDED for the eleventh wrong promo code in an hour, asked of ${name}`, async () => {
    const { widget } = await openVenue();
    for (let number = 0; number < 10; number += 1) {
      const answer = await ask(widget, wrongCode(number), question);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().promo).toBeNull();
    }
    const refused = await ask(widget, wrongCode(10), question);
    const problem = expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
    expect(problem.detail).toContain('+34961234567');
    expect(refused.headers['retry-after']).toBe('3600');
  });
}

test('429 for a right code too, once ten were wrong: the response does not tell them apart', async () => {
  const { widget } = await openVenue();
  await askTenWrongOnes(widget);
  const wrong = await ask(widget, wrongCode(10));
  const right = await ask(widget, PROMO.code);
  expectProblem(wrong, 429, 'RATE_LIMIT_EXCEEDED');
  expectProblem(right, 429, 'RATE_LIMIT_EXCEEDED');
  expect(right.json().detail).toBe(wrong.json().detail);
});

test('429 for all but ten of many simultaneous guesses', async () => {
  const { widget } = await openVenue();
  const codes = [...Array.from({ length: 30 }, (_, number) => wrongCode(number)), PROMO.code];
  const answers = await Promise.all(codes.map((code) => ask(widget, code)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.at(-1)).toBe(429);
});

test('200 again for codes that were asked before, and without a code', async () => {
  const { widget } = await openVenue();
  expect((await ask(widget, PROMO.code.toLowerCase())).json().promo).not.toBeNull();
  await askTenWrongOnes(widget);
  expect((await ask(widget, wrongCode(3))).statusCode).toBe(200);
  expect((await ask(widget, PROMO.code)).json().promo).not.toBeNull();
  const { path, body } = QUESTIONS['the calendar'];
  expect((await widget({ method: 'POST', path, body })).statusCode).toBe(200);
});

test('200 for a right code however often it is sent: it counts for nothing', async () => {
  const { widget } = await openVenue();
  for (let time = 0; time < 12; time += 1)
    expect((await ask(widget, PROMO.code)).statusCode).toBe(200);
  await askTenWrongOnes(widget);
});

test('200 again an hour after the first wrong code, for one code', async () => {
  const { widget, setNow } = await openVenue();
  await ask(widget, wrongCode(100));
  setNow(NOON + 30 * MINUTE);
  for (let number = 0; number < 9; number += 1) await ask(widget, wrongCode(number));
  const refused = await ask(widget, wrongCode(10));
  expect(refused.headers['retry-after']).toBe(String(30 * 60));
  setNow(NOON + 60 * MINUTE);
  expect((await ask(widget, wrongCode(10))).statusCode).toBe(200);
  expectProblem(await ask(widget, wrongCode(11)), 429, 'RATE_LIMIT_EXCEEDED');
});

test('429 for booking with an eleventh wrong code; without it the booking is made', async () => {
  const { widget } = await openVenue();
  const book = (codes: object) =>
    widget({ method: 'POST', path: '/bookings', body: { ...aBookingRequest(), ...codes } });
  for (let number = 0; number < 10; number += 1) {
    const answer = await book({ redemptionCode: `BAD${100 + number}` });
    expectProblem(answer, 409, 'BOOKING_AVAILABILITY_NOT_FOUND');
  }
  expectProblem(await book({ redemptionCode: GIFT.code }), 429, 'RATE_LIMIT_EXCEEDED');
  expect((await book({})).statusCode).toBe(200);
});

test('409 NO_AVAILABLE_SLOT does not count the code, which was not judged', async () => {
  const { widget } = await openVenue();
  for (let number = 0; number < 12; number += 1) {
    const body = { ...aBookingRequest({ pax: 11 }), promoCode: wrongCode(number) };
    const answer = await widget({ method: 'POST', path: '/bookings', body });
    expectProblem(answer, 409, 'NO_AVAILABLE_SLOT');
  }
  await askTenWrongOnes(widget);
});

test('each client network and each API key has a limit of its own; staff have none', async () => {
  const { widget, partner, staff } = await openVenue();
  await askTenWrongOnes(widget);
  await askTenWrongOnes(partner);
  expectProblem(await ask(widget, PROMO.code), 429, 'RATE_LIMIT_EXCEEDED');
  expectProblem(await ask(partner, PROMO.code), 429, 'RATE_LIMIT_EXCEEDED');
  const other: TestServer['partner'] = (request) => partner({ ...request, as: 'app' });
  expect((await ask(other, PROMO.code)).statusCode).toBe(200);
  for (let number = 0; number < 12; number += 1)
    expect((await ask(staff, wrongCode(number))).statusCode).toBe(200);
});

test('a clock that is set back neither locks nor frees anyone', async () => {
  const { widget, stepClock } = await openVenue();
  await askTenWrongOnes(widget);
  stepClock(NOON - 24 * 60 * MINUTE);
  const { path } = QUESTIONS['the calendar'];
  const body = { ...QUESTIONS['the calendar'].body, promoCode: PROMO.code };
  const refused = await widget({ method: 'POST', path, body });
  expect(refused.headers['retry-after']).toBe('3600');
});
