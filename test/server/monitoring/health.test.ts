import { renameSync, statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { connectRaw } from '../../fixtures/temp-database.ts';
import { openTestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../expect-response.ts';

test.each(['/healthz', '/readyz'])(
  '200 from %s without credentials, not kept and not counted',
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

test('200 from /readyz means that the disk has taken a write, which changed nothing', async () => {
  const { app, databaseFile } = await openTestServer();
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

test('503 SERVICE_UNAVAILABLE from /readyz while someone keeps the database locked, 200 again after', async () => {
  const { app, databaseFile, setNow, context } = await openTestServer();
  const other = connectRaw(databaseFile);
  other.exec('begin immediate');
  const ready = app.inject('/readyz');
  // Meanwhile everything else goes on.
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

test('200 from /readyz where the database is locked for a moment only', async () => {
  const { app, databaseFile } = await openTestServer();
  const other = connectRaw(databaseFile);
  other.exec('begin immediate');
  const ready = app.inject('/readyz');
  await app.inject('/healthz');
  other.exec('rollback');
  expect((await ready).statusCode).toBe(200);
});

test('503 SERVICE_UNAVAILABLE from /readyz where the database is gone, and none is made in its place', async () => {
  const { app, databaseFile } = await openTestServer();
  renameSync(databaseFile, `${databaseFile}.away`);
  const answer = await app.inject('/readyz');
  expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
  expect(answer.body).not.toContain(databaseFile);
  expect(() => statSync(databaseFile)).toThrow('ENOENT');
});

test('one write a second at most, however often /readyz is asked, and also where the clock is set back', async () => {
  const { app, context, setNow } = await openTestServer();
  const write = vi.spyOn(context.store, 'requireWritable');
  const ask = () => Promise.all(Array.from({ length: 10 }, () => app.inject('/readyz')));
  const start = context.now();
  for (const [later, writes] of [
    [0, 1],
    [999, 1],
    [1000, 2],
    [-60_000, 3],
  ] as const) {
    setNow(start + later);
    await ask();
    expect([later, write.mock.calls.length]).toEqual([later, writes]);
  }
});
