import { expect, test } from 'vitest';
import { seededRandom } from '../../src/demo/seeded-random.ts';
import { aBookingRequest, NOON, openTestServer } from '../fixtures/test-context.ts';
import { rounds, SEED } from './rounds.ts';

const DAY = 86_400_000;
const LIMIT = 5;

test('whatever the clock is set to, a minute has as many requests as the limit allows, and a retry finds its booking', async () => {
  const { partner, setNow, stepClock, context } = await openTestServer({
    rateLimitPerMinute: LIMIT,
  });
  const random = seededRandom(SEED);
  for (let minute = 0; minute < rounds(10, 500); minute += 1) {
    stepClock(NOON + random.integer(-2, 2) * DAY + random.integer(0, DAY));
    setNow(context.now() + 60_000);
    const create = () =>
      partner({
        method: 'POST',
        path: '/bookings',
        headers: { 'idempotency-key': `minute-${minute}` },
        body: aBookingRequest({ date: '2030-01-25', status: 'REQUESTED' }),
      });
    const first = await create();
    expect(first.statusCode, first.body).toBe(200);
    expect((await create()).body).toBe(first.body);
    for (let left = LIMIT - 2; left > 0; left -= 1)
      expect((await partner({ path: '/bookings' })).statusCode).toBe(200);
    expect((await partner({ path: '/bookings' })).statusCode).toBe(429);
  }
});
