import { expect, test } from 'vitest';
import { addDays } from '../../src/domain/venue-time.ts';
import { NOON, openTestServer, TODAY } from '../fixtures/test-context.ts';
import { expectProblem } from './expect-response.ts';

/** 800 days a minute. */
const RATE = { rateLimitPerMinute: 20, trustProxy: true };

async function open() {
  const server = await openTestServer(RATE);
  const ask = (api: 'partner' | 'widget' | 'staff', days: number, pax: number, client = 1) =>
    server[api]({
      method: 'POST',
      path: '/availability/calendar',
      headers: { 'x-forwarded-for': `192.0.2.${client}:${days}` },
      body: {
        pax,
        paxChildren: 0,
        status: 'CONFIRMED',
        dateStart: TODAY,
        dateEnd: addDays(TODAY, days - 1),
      },
    });
  const start = (pax: number, client = 1) =>
    server.widget({
      path: `/start?pax=${pax}&paxChildren=0`,
      headers: { 'x-forwarded-for': `192.0.2.${client}` },
    });
  return { server, ask, start };
}

test('429 RATE_LIMIT_EXCEEDED for new days beyond those of a minute, of whatever API, and 200 for those that are cached', async () => {
  const { ask, start } = await open();
  expect((await ask('partner', 367, 1)).statusCode).toBe(200);
  expect((await ask('widget', 367, 2)).statusCode).toBe(200);
  // 66 are left: two pieces of a month, and what the second is over.
  const refused = await ask('staff', 367, 3);
  const { detail } = expectProblem(refused, 429, 'RATE_LIMIT_EXCEEDED');
  expect(detail).toMatch(/^Wait \d+ seconds?, then ask for fewer days at a time\.$/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expectProblem(await start(4), 429, 'RATE_LIMIT_EXCEEDED');

  for (const api of ['partner', 'widget', 'staff'] as const)
    expect((await ask(api, 367, 1)).statusCode).toBe(200);
  expect((await start(1)).statusCode).toBe(429);
  expect((await ask('widget', 32, 3)).statusCode).toBe(200);
});

test('200 for another client, and for the same a minute later, whatever the time is set to', async () => {
  const { server, ask, start } = await open();
  for (const pax of [1, 2, 3]) await ask('partner', 367, pax);
  expectProblem(await start(4), 429, 'RATE_LIMIT_EXCEEDED');
  expect((await start(4, 2)).statusCode).toBe(200);
  server.stepClock(NOON + 600_000);
  expectProblem(await start(5), 429, 'RATE_LIMIT_EXCEEDED');
  server.stepClock(NOON);
  server.setNow(NOON + 60_000);
  expect((await start(5)).statusCode).toBe(200);
});

test('200 for 40 calendars of a year at the same time, where the rate limit allows them', async () => {
  const server = await openTestServer();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      server.partner({
        method: 'POST',
        path: '/availability/calendar',
        body: {
          pax: 1 + (index % 10),
          paxChildren: 0,
          status: 'CONFIRMED',
          dateStart: TODAY,
          dateEnd: addDays(TODAY, 365),
        },
      }),
    ),
  );
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json().workDays).toHaveLength(366);
  }
});
