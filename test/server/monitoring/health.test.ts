import { renameSync, statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { connectRaw } from '../../fixtures/temp-database.ts';
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

test('200 from /readyz after a write to disk that changes nothing', async () => {
  const { app, databaseFile } = await openTestServer({ ownApp: true });
  const database = connectRaw(databaseFile);
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").pluck();
  const rows = () =>
    (tables.all() as string[]).map((name) => database.prepare(`select * from ${name}`).all());
  const before = rows();
  const bytes = statSync(`${databaseFile}-wal`).size;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(statSync(`${databaseFile}-wal`).size).toBeGreaterThan(bytes);
  expect(rows()).toEqual(before);
});

test('503 SERVICE_UNAVAILABLE from /readyz while the database is locked, 200 afterwards', async () => {
  const { app, databaseFile, setNow, context } = await openTestServer({ ownApp: true });
  const other = connectRaw(databaseFile);
  other.exec('begin immediate');
  const ready = app.inject('/readyz');
  // Other requests still work.
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/v3/bookings')).statusCode).toBe(401);
  const answer = await ready;
  expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
  other.exec('rollback');
  setNow(context.now() + 1000);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

test('200 from /readyz when the database is locked only briefly', async () => {
  const { app, databaseFile } = await openTestServer({ ownApp: true });
  const other = connectRaw(databaseFile);
  other.exec('begin immediate');
  const ready = app.inject('/readyz');
  await app.inject('/healthz');
  other.exec('rollback');
  expect((await ready).statusCode).toBe(200);
});

test('503 SERVICE_UNAVAILABLE from /readyz when the database file is gone, and no new one is created', async () => {
  const { app, databaseFile } = await openTestServer({ ownApp: true });
  renameSync(databaseFile, `${databaseFile}.away`);
  const answer = await app.inject('/readyz');
  expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
  expect(answer.body).not.toContain(databaseFile);
  expect(() => statSync(databaseFile)).toThrow('ENOENT');
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
