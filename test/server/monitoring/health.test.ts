import { expect, test, vi } from 'vitest';
import { blockWrites } from '../../fixtures/block-writes.ts';
import { openTestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../expect-response.ts';

test.each(['/healthz', '/readyz'])(
  '200 from %s without credentials, uncached and not rate limited',
  async (url) => {
    const { app } = await openTestServer({ rateLimitPerMinute: 1 });
    for (let count = 0; count < 3; count += 1) {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers).not.toHaveProperty('ratelimit-limit');
    }
  },
);

test('503 SERVICE_UNAVAILABLE from /readyz while the database accepts no writes, 200 afterwards', async () => {
  const { app, database, setNow, context } = await openTestServer({ ownApp: true });
  const accept = await blockWrites(database.url);
  const ready = app.inject('/readyz');
  // Other requests still get their response.
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/v3/bookings')).statusCode).toBe(401);
  const answer = await ready;
  expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  await accept();
  // On a busy machine, a write may take longer than it is given.
  await expect
    .poll(async () => {
      setNow(context.now() + 1000);
      return (await app.inject('/readyz')).statusCode;
    })
    .toBe(200);
});

test('/readyz writes at most once per second, also when the clock is set back', async () => {
  const { app, context, setNow, stepClock } = await openTestServer({ ownApp: true });
  const write = vi.spyOn(context.store, 'requireWritable');
  const ask = () => Promise.all(Array.from({ length: 10 }, () => app.inject('/readyz')));
  const start = context.now();
  for (const [later, writes] of [
    [0, 1],
    [999, 1],
    [1000, 2],
    [2000, 3],
  ] as const) {
    setNow(start + later);
    // Neither step makes a second pass, nor keeps an old result.
    for (const step of [-86_400_000, 86_400_000, 0]) {
      stepClock(start + later + step);
      await ask();
    }
    expect([later, write.mock.calls.length]).toEqual([later, writes]);
  }
});
