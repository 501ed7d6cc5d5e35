import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { jobKinds } from '../../../src/jobs/kinds.ts';
import { openMetrics } from '../../../src/server/monitoring/metrics.ts';
import { ENGINE } from '../../fixtures/engine.ts';
import { aBookingRequest, openTestServer } from '../../fixtures/test-context.ts';

/** A server with metrics; `series` reads the values of one metric by their labels. */
async function openServerWithMetrics(options: { rateLimitPerMinute?: number } = {}) {
  const metrics = openMetrics();
  const server = await openTestServer({ ...options, metrics });
  const series = async (name: string) =>
    Object.fromEntries(
      (await metrics.text())
        .split('\n')
        .filter((line) => line.startsWith(name) && !line.startsWith('#'))
        .map((line): [string, number] => {
          const at = line.lastIndexOf(' ');
          return [line.slice(name.length, at), Number(line.slice(at))];
        }),
    );
  return { ...server, metrics, series };
}

test('responses are counted by method, route, status and API, never by URL', async () => {
  const { app, partner, widget, staff, series, metrics } = await openServerWithMetrics();
  await partner({ path: '/bookings/2f0c-uuid-one' });
  await partner({ path: '/bookings/2f0c-uuid-two?customer_email=laura%40example.com' });
  await widget({ path: '/start?pax=2&paxChildren=0' });
  await staff({ path: '/session' });
  await app.inject('/problems/not-found');
  await app.inject('/v3/laura');
  await app.inject('/v3/%zz');
  await app.inject('/laura');
  expect(await series('maitre_http_request_duration_seconds_count')).toEqual({
    '{method="GET",route="/v3/bookings/:bookingUuid",status="404",api="partner"}': 2,
    '{method="GET",route="/widget/v3/start",status="200",api="widget"}': 1,
    '{method="POST",route="/staff/v3/session",status="200",api="staff"}': 1,
    '{method="GET",route="/staff/v3/session",status="200",api="staff"}': 1,
    '{method="GET",route="/problems/:slug",status="200",api="none"}': 1,
    '{method="GET",route="unknown",status="404",api="partner"}': 1,
    '{method="GET",route="unknown",status="400",api="partner"}': 1,
    '{method="GET",route="unknown",status="404",api="none"}': 1,
  });
  expect(await metrics.text()).not.toMatch(/laura|uuid-one|venue\.test/);
});

test('problems are counted by code and API, 429 included', async () => {
  const { app, partner, series } = await openServerWithMetrics({ rateLimitPerMinute: 3 });
  await partner({ path: '/bookings/nobody' });
  await partner({ method: 'POST', path: '/bookings', body: {} });
  await partner({ method: 'DELETE', path: '/bookings' });
  await partner({ path: '/bookings' });
  await partner({ path: '/bookings' });
  await app.inject('/widget/v3/start');
  expect(await series('maitre_problems_total')).toEqual({
    '{code="BOOKING_NOT_FOUND",api="partner"}': 1,
    '{code="VALIDATION_ERROR",api="partner"}': 1,
    '{code="METHOD_NOT_ALLOWED",api="partner"}': 1,
    '{code="RATE_LIMIT_EXCEEDED",api="partner"}': 2,
    '{code="UNAUTHORIZED",api="widget"}': 1,
  });
});

test('new bookings are counted by channel and first status, refusals and repetitions are not', async () => {
  const { partner, widget, staff, series } = await openServerWithMetrics();
  const create = { method: 'POST', path: '/bookings' } as const;
  const keyed = { ...create, body: aBookingRequest(), headers: { 'idempotency-key': 'one' } };
  const answers = [
    await partner(keyed),
    await partner(keyed),
    await partner({ ...create, body: aBookingRequest({ time: '03:00:00' }) }),
    await widget({ ...create, body: aBookingRequest({ status: 'REQUESTED' }) }),
    await staff({ ...create, body: aBookingRequest({ time: '21:00:00' }) }),
    await staff({ ...create, path: '/bookings/walk-ins', body: { pax: 2, paxChildren: 0 } }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409, 200, 200, 200]);
  expect(await series('maitre_bookings_created_total')).toEqual({
    '{channel="API",status="CONFIRMED"}': 1,
    '{channel="WIDGET",status="REQUESTED"}': 1,
    '{channel="OFFLINE",status="CONFIRMED"}': 1,
    '{channel="OFFLINE",status="SEATED"}': 1,
  });
});

test('the writes of each commit and the waiting writes are counted', async () => {
  const { context, series } = await openServerWithMetrics();
  const before = {
    commits: (await series('maitre_commit_writes_count'))[''] ?? 0,
    writes: (await series('maitre_commit_writes_sum'))[''] ?? 0,
  };
  let waiting: Record<string, number> = {};
  const writes = Array.from({ length: 5 }, () => context.store.write(null, async () => undefined));
  const whileWaiting = series('maitre_write_queue_length').then((found) => {
    waiting = found;
  });
  await Promise.all([...writes, whileWaiting]);
  expect(waiting).toEqual({ '': 5 });
  expect(await series('maitre_write_queue_length')).toEqual({ '': 0 });
  // SQLite commits waiting writes together, PostgreSQL each by itself.
  const commits = ENGINE === 'postgres' ? 5 : 1;
  expect((await series('maitre_commit_writes_count'))['']).toBe(before.commits + commits);
  expect((await series('maitre_commit_writes_sum'))['']).toBe(before.writes + 5);
  expect((await series('maitre_commit_duration_seconds_count'))['']).toBe(before.commits + commits);
});

test('docs/operations.md lists every metric with its labels', async () => {
  const { context, partner, metrics } = await openServerWithMetrics();
  await partner({ path: '/bookings/nobody' });
  await partner({ method: 'POST', path: '/bookings', body: aBookingRequest() });
  const kinds = jobKinds({ context, logger: pino({ level: 'silent' }), mail: null });
  const jobs = metrics.ofJobs(kinds);
  for (const { name, gauges = [] } of kinds) {
    jobs.ended(name, ['WAITING']);
    for (const gauge of gauges) jobs.measured(gauge.name, await gauge.read());
  }
  const text = await metrics.text();
  const known = new Map(
    [...text.matchAll(/^# TYPE (maitre_\w+)/gm)].map(([, name = '']): [string, string[]] => {
      const [, labels = ''] =
        new RegExp(`^${name}(?:_count)?(?:\\{(.+)\\})? `, 'm').exec(text) ?? [];
      return [name, [...labels.matchAll(/(\w+)=/g)].map(([, label = '']) => label)];
    }),
  );
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const documented = new Map(
    [...page.matchAll(/^\| `(maitre_\w+)` +\|([^|]*)\|/gm)].map(
      ([, name = '', labels = '']): [string, string[]] => [
        name,
        [...labels.matchAll(/`(\w+)`/g)].map(([, label = '']) => label),
      ],
    ),
  );
  expect(documented).toEqual(known);
});
