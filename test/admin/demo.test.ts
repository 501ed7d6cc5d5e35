import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Demo } from '../../src/demo/make-demo.ts';
import { addDays, workDayOf } from '../../src/domain/venue-time.ts';
import { findPartnerAccess } from '../../src/operations/access/find-access.ts';
import { requireVenue } from '../../src/operations/venues/require-venue.ts';
import { buildApp } from '../../src/server/app.ts';
import { copyDemoTo } from '../process/demo-database.ts';
import { type AdminCli, openCli } from './cli.ts';

const SETTINGS = { rateLimitPerMinute: 1000, trustProxy: false };

test('exactly the fields of the demo, once on stdout and once beside the database', async () => {
  const cli = openCli();
  const { stdout, stderr } = await cli.run('demo', '--json');
  expect([stderr, stdout.split('\n').length]).toEqual(['', 2]);
  const demo: Demo = JSON.parse(stdout);
  const text = expect.any(String);
  expect(demo).toEqual({
    accountId: text,
    timezone: 'Europe/Madrid',
    partners: [
      { partnerId: text, apiKey: text, dataAccess: 'private' },
      { partnerId: text, apiKey: text, dataAccess: 'public' },
    ],
    publishableKey: text,
    allowedOrigins: expect.arrayContaining(['http://localhost:3000']),
    promoCode: text,
    redemptionCode: text,
    staff: { email: text, password: text },
  });
  const file = join(cli.folder, 'demo.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(demo);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await cli.run('demo')).stdout).toContain('The demo venue is ready.');
});

test('a booking for two tomorrow, at an available time', async () => {
  const cli = openCli();
  const { post, demo } = await openServer(cli);
  const tomorrow = addDays(
    workDayOf({ timezone: demo.timezone, dayStartsAt: '05:00:00' }, Date.now()),
    1,
  );
  const party = { pax: 2, paxChildren: 0, status: 'CONFIRMED' };
  const day = await post(`/v3/availability/work-days/${tomorrow}`, party);
  expect(day.statusCode, day.body).toBe(200);
  const { shifts } = day.json<{
    shifts: {
      timeSlots: {
        startAt: string;
        floorPlanAreaId: number | null;
        availability: { outcome: string };
      }[];
    }[];
  }>();
  const slot = shifts
    .flatMap(({ timeSlots }) => timeSlots)
    .find(({ availability }) => availability.outcome === 'AVAILABLE');
  const made = await post('/v3/bookings', {
    ...party,
    date: tomorrow,
    time: slot?.startAt.slice(11, 19),
    floorPlanAreaId: slot?.floorPlanAreaId,
    customer: { name: 'Ana', phone: '+34600000001', hasGdprConsent: true, acceptsMarketing: false },
  });
  expect(made.statusCode, made.body).toBe(200);
  expect(made.json()).toMatchObject({ status: 'CONFIRMED', pax: 2 });
});

test('a new venue and new keys while a server runs on the same database, and no secret in any byte of it', async () => {
  const cli = openCli();
  const { context, demo, post } = await openServer(cli);
  const before = await context.store.read((db) => requireVenue(context, db, demo.accountId));
  await cli.run('partner', 'create', 'Mine', '--id', 'mine');
  const again = await cli.json<Demo>('demo');
  const after = await context.store.read((db) => requireVenue(context, db, demo.accountId));
  expect(before.promos[0]?.code).toBe(demo.promoCode);
  expect(after.promos[0]?.code).toBe(again.promoCode);
  expect(again.promoCode).not.toBe(demo.promoCode);
  const refused = await post('/v3/availability/work-days/2030-01-01', {});
  expect(refused.statusCode).toBe(401);
  const apiKey = again.partners[0]?.apiKey ?? '';
  expect(await findPartnerAccess(context, apiKey, demo.accountId)).not.toBeNull();
  const bytes = cli.bytes();
  expect(bytes).toContain(again.publishableKey);
  for (const secret of [again.staff.password, ...again.partners.map((made) => made.apiKey)]) {
    expect(bytes).not.toContain(secret);
  }
});

/** The demo, and the real server on its database without a port. */
async function openServer(cli: AdminCli) {
  const demo = await copyDemoTo(join(cli.folder, 'maitre.sqlite'));
  const context = await cli.openContext();
  const app = await buildApp({ context, settings: SETTINGS, logger: false });
  const [partner] = demo.partners;
  const headers = {
    authorization: `Bearer ${partner?.apiKey}`,
    'service-partner-id': partner?.partnerId,
    'service-account-id': demo.accountId,
  };
  return {
    demo,
    context,
    post: (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload }),
  };
}
