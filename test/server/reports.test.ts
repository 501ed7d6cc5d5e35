import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Report, ServiceReport } from '../../src/contract/staff/reports.ts';
import type { StaffRole } from '../../src/domain/staff-role.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TODAY,
  TOMORROW,
} from '../fixtures/test-context.ts';
import { aTable } from '../fixtures/venue.ts';
import { aLargeVenue, createBooking, move } from './booking-fixtures.ts';
import { expectBooking, expectProblem } from './expect-response.ts';

const EVENING = Date.parse(`${TODAY}T20:00:00+01:00`);
const MINUTE = 60_000;

function openEvening() {
  const tables = Array.from({ length: 12 }, (_, index) => aTable(index + 1, { maxCovers: 6 }));
  return openTestServer({ venue: aLargeVenue({ tables }), now: EVENING });
}

/** The member of the staff who is signed in gets another role. */
function becomes({ context }: TestServer, role: StaffRole) {
  return context.store.write(null, (db) => sql`update staff set role = ${role}`.execute(db));
}

async function readService({ staff }: TestServer, date = TODAY) {
  const answer = await staff({ path: `/reports/services/${date}` });
  expect(answer.statusCode, answer.body).toBe(200);
  const report = ServiceReport.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(report);
  return report;
}

async function readReport({ staff }: TestServer, query: string) {
  const answer = await staff({ path: `/reports?${query}` });
  expect(answer.statusCode, answer.body).toBe(200);
  const report = Report.parse(answer.json());
  expect(answer.json(), 'nothing beyond the contract').toEqual(report);
  return report;
}

function walkIn({ staff }: TestServer, body: object = {}) {
  const path = '/bookings/walk-ins';
  return staff({ method: 'POST', path, body: { pax: 2, paxChildren: 0, ...body } });
}

describe('GET /reports/services/{date}', () => {
  test('200 with who came and who did not, when, for how long, and what they paid', async () => {
    const server = await openEvening();
    const { uuid } = await createBooking(server, { date: TODAY, time: '20:00:00', pax: 4 });
    await createBooking(server, { date: TODAY, time: '21:00:00', pax: 3 });
    const missing = await createBooking(server, { date: TODAY, time: '20:30:00' });
    expectBooking(await move(server, uuid, 'SEATED'));
    expectBooking(await move(server, missing.uuid, 'NO_SHOW'));
    expectBooking(await walkIn(server));
    const path = `/bookings/${uuid}/tickets/close`;
    const ticket = { totalAmount: 12_000, tipAmount: 800 };
    expectBooking(await server.staff({ method: 'PUT', path, body: ticket }));
    server.setNow(EVENING + 100 * MINUTE);
    expectBooking(await move(server, uuid, 'ATTENDED'));

    const report = await readService(server);
    expect(report).toMatchObject({
      workDay: TODAY,
      currency: 'EUR',
      totals: {
        guests: { parties: 2, covers: 6 },
        walkIns: { parties: 1, covers: 2 },
        noShows: { parties: 1, covers: 2 },
        open: { parties: 1, covers: 3 },
        sales: { tickets: 1, totalAmount: 12_000, tipAmount: 800 },
      },
      quarters: [{ startAt: `${TODAY}T20:00:00+01:00`, parties: 2, covers: 6 }],
      stays: [{ covers: 4, parties: 1, plannedMinutes: 105, realMinutes: 100 }],
      waits: null,
    });
    expect(report.shifts.map(({ key, name }) => [key, name])).toEqual([['DINNER', 'Dinner']]);
    expect(new Set(report.channels.map(({ key }) => key))).toEqual(new Set(['API', 'WALK_IN']));
  });

  test('200 with the waits at the door, as quoted and as they were', async () => {
    const server = await openEvening();
    const queued = { status: 'WAIT_LIST_WALK_IN', quotedWaitMinutes: 20 };
    const { uuid } = expectBooking(await walkIn(server, queued));
    server.setNow(EVENING + 26 * MINUTE);
    expectBooking(await move(server, uuid, 'SEATED'));
    const { waits } = await readService(server);
    expect(waits).toMatchObject({ parties: 1, quotedMinutes: 20, realMinutes: 26, withinTen: 1 });
  });

  test('200 across midnight and the hour that a clock change repeats, on one work day', async () => {
    const server = await openTestServer({ venue: aLargeVenue() });
    for (const at of ['23:50:00+02:00', '02:10:00+02:00', '02:10:00+01:00']) {
      const day = at.startsWith('23') ? '2030-10-26' : '2030-10-27';
      server.setNow(Date.parse(`${day}T${at}`));
      expectBooking(await walkIn(server));
    }
    const { totals, quarters } = await readService(server, '2030-10-26');
    expect(totals.guests.parties).toBe(3);
    expect(quarters.filter(({ parties }) => parties > 0).map(({ startAt }) => startAt)).toEqual([
      '2030-10-26T23:45:00+02:00',
      '2030-10-27T02:00:00+02:00',
      '2030-10-27T02:00:00+01:00',
    ]);
    expect(quarters).toHaveLength(14);
  });

  test('200 with nothing but zeros on a day without bookings', async () => {
    const report = await readService(await openEvening(), '2031-05-01');
    expect(report.totals.guests).toEqual({ parties: 0, covers: 0 });
    expect([report.quarters, report.stays, report.shifts]).toEqual([[], [], []]);
  });

  test('200 as CSV, without anything about guests, and with no cell that is a formula', async () => {
    const server = await openEvening();
    await createBooking(server, { date: TODAY, time: '20:00:00' });
    expectBooking(await walkIn(server, { name: 'Puig', label: 'red hat' }));
    const path = `/reports/services/${TODAY}`;
    const answer = await server.staff({ path, headers: { accept: 'text/csv' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="service-${TODAY}.csv"`,
    });
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('\ufeffabout,key,parties,covers,plannedMinutes,realMinutes,amount');
    expect(lines).toContain('totals,walkIns,1,2,,,');
    expect(answer.body).not.toMatch(/Laura|Puig|red hat|laura@/);
    const byLink = await server.staff({ path: `${path}?format=csv` });
    expect(byLink.body).toBe(answer.body);
  });

  test('403 FORBIDDEN for hosts and the kitchen, 200 for managers', async () => {
    const server = await openEvening();
    for (const role of ['KITCHEN', 'HOST'] as const) {
      await becomes(server, role);
      for (const path of [`/reports/services/${TODAY}`, `/reports?from=${TODAY}&to=${TODAY}`])
        expectProblem(await server.staff({ path }), 403, 'FORBIDDEN');
    }
    await becomes(server, 'MANAGER');
    await readService(server);
  });

  test('401 UNAUTHORIZED without a session', async () => {
    const { app } = await openEvening();
    const url = `/staff/v3/reports/services/${TODAY}`;
    expectProblem(await app.inject({ url }), 401, 'UNAUTHORIZED');
  });

  test('422 VALIDATION_ERROR for a day that does not exist, and for an unknown parameter', async () => {
    const { staff } = await openEvening();
    const answer = await staff({ path: '/reports/services/2030-02-30?by=day' });
    expectProblem(answer, 422, 'VALIDATION_ERROR', ['date', 'by']);
  });
});

describe('GET /reports', () => {
  test('200 by day, with each day of the period and nothing of other days', async () => {
    const server = await openEvening();
    const { uuid } = await createBooking(server, { date: TOMORROW });
    expectBooking(await move(server, uuid, 'CANCELED'));
    await createBooking(server, { date: '2030-01-19' });
    expectBooking(await walkIn(server));
    const { rows, totals } = await readReport(server, `from=${TODAY}&to=2030-01-18`);
    expect(
      rows.map(({ key, totals: of }) => [key, of.guests.parties, of.cancellations.parties]),
    ).toEqual([
      [TODAY, 1, 0],
      [TOMORROW, 0, 1],
      ['2030-01-18', 0, 0],
    ]);
    expect(totals).toMatchObject({ guests: { parties: 1 }, cancellations: { parties: 1 } });
  });

  test('200 by partner and campaign, with names, and as CSV without formulas', async () => {
    const server = await openEvening();
    const utm = { utmSource: 'news', utmCampaign: '=HYPERLINK("http://x.test")' };
    const body = { ...aBookingRequest({ date: TOMORROW }), ...utm };
    expectBooking(await server.partner({ method: 'POST', path: '/bookings', body }));
    const period = `from=${TODAY}&to=${TOMORROW}`;
    const byPartner = await readReport(server, `${period}&by=partner`);
    expect(byPartner.rows.map(({ key, name }) => [key, name])).toEqual([['pos', 'pos']]);
    const byCampaign = await readReport(server, `${period}&by=campaign`);
    expect(byCampaign.rows.map(({ key }) => key)).toEqual([utm.utmCampaign]);
    const path = `/reports?${period}&by=campaign&format=csv`;
    const { body: csv } = await server.staff({ path });
    expect(csv).toContain('\r\n"\'=HYPERLINK(""http://x.test"")",');
    expect(csv).toMatch(/\r\nTOTAL,,/);
  });

  test('200 by shift in the language of the request, and by channel and weekday', async () => {
    const venue = aLargeVenue();
    const [shift] = venue.shifts;
    if (!shift) throw new Error('The venue has a shift.');
    const shifts = [{ ...shift, name: { en: 'Dinner', ca: 'Sopar' } }];
    const server = await openTestServer({ venue: { ...venue, shifts } });
    await createBooking(server);
    const ask = (by: string) =>
      server.staff({
        path: `/reports?from=${TODAY}&to=${TOMORROW}&by=${by}`,
        headers: { 'accept-language': 'ca' },
      });
    const rowsOf = async (by: string) =>
      Report.parse((await ask(by)).json()).rows.map(({ key, name }) => [key, name]);
    expect(await rowsOf('shift')).toEqual([['DINNER', 'Sopar']]);
    expect(await rowsOf('channel')).toEqual([['API', null]]);
    expect(await rowsOf('weekday')).toEqual([['4', null]]);
  });

  test('200 over more bookings than are read at a time', async () => {
    const server = await openEvening();
    const { uuid } = expectBooking(await walkIn(server));
    const copies = 600;
    const { store } = server.context;
    await store.write(null, async (db) => {
      const row = await db
        .selectFrom('bookings')
        .selectAll()
        .where('uuid', '=', uuid)
        .executeTakeFirstOrThrow();
      for (let copy = 0; copy < copies; copy += 1)
        await db
          .insertInto('bookings')
          .values({ ...row, uuid: `copy-${copy}` })
          .execute();
    });
    const { totals } = await readReport(server, `from=${TODAY}&to=${TODAY}&by=shift`);
    expect(totals.guests.parties).toBe(copies + 1);
    // The copies have no entries in the journal, which every test checks in the end.
    await store.write(null, (db) =>
      db.deleteFrom('bookings').where('uuid', 'like', 'copy-%').execute(),
    );
  });

  test('422 VALIDATION_ERROR for a period that ends before it begins, and beyond 366 days', async () => {
    const { staff } = await openEvening();
    for (const period of ['from=2030-01-02&to=2030-01-01', 'from=2030-01-01&to=2031-01-02']) {
      const answer = await staff({ path: `/reports?${period}` });
      expectProblem(answer, 422, 'VALIDATION_ERROR', ['to']);
    }
    expectProblem(await staff({ path: '/reports?by=guest' }), 422, 'VALIDATION_ERROR', [
      'from',
      'to',
      'by',
    ]);
    const year = await staff({ path: '/reports?from=2030-01-01&to=2031-01-01&by=shift' });
    expect(year.statusCode).toBe(200);
  });
});
