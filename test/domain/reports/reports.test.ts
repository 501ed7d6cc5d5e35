import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPORT_GROUPS } from '../../../src/domain/reports/group-by.ts';
import { medianOf } from '../../../src/domain/reports/median.ts';
import { PeriodTally } from '../../../src/domain/reports/period-report.ts';
import type { ReportBooking } from '../../../src/domain/reports/report-booking.ts';
import { serviceReportOf } from '../../../src/domain/reports/service-report.ts';
import { emptyTotals, mergeTotals } from '../../../src/domain/reports/totals.ts';
import { addDays, MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';
import { aReportBooking, DAY, EVENING, someBooking, VENUE } from './some-bookings.ts';

const later = (minutes: number) => EVENING + minutes * MS_PER_MINUTE;

function periodOf(
  bookings: readonly ReportBooking[],
  by: (typeof REPORT_GROUPS)[number],
  to = addDays(DAY, 20),
) {
  const tally = new PeriodTally(VENUE, { from: DAY, to }, by);
  for (const booking of bookings) tally.add(booking);
  return tally.report();
}

describe('the figures of a service', () => {
  test('count who came, and apart from them who did not', () => {
    const { totals } = serviceReportOf(VENUE, [
      aReportBooking({ pax: 4, paxChildren: 1 }),
      aReportBooking({ isWalkIn: true, pax: 3, status: 'SEATED' }),
      aReportBooking({ status: 'NO_SHOW' }),
      aReportBooking({ status: 'CANCELED' }),
      aReportBooking({ status: 'CONFIRMED', pax: 6 }),
      aReportBooking({ status: 'DECLINED_BY_MERCHANT' }),
      aReportBooking({ status: 'NO_SHOW', isWalkIn: true }),
      aReportBooking({ status: 'DELETED' }),
    ]);
    expect(totals).toMatchObject({
      guests: { parties: 2, covers: 8 },
      walkIns: { parties: 1, covers: 3 },
      noShows: { parties: 1, covers: 2 },
      cancellations: { parties: 1, covers: 2 },
      open: { parties: 1, covers: 6 },
      declined: { parties: 1, covers: 2 },
      leftQueue: { parties: 1, covers: 2 },
    });
  });

  test('have each quarter hour from the first guests to the last, also the empty ones', () => {
    const { quarters } = serviceReportOf(VENUE, [
      aReportBooking({ bookingAt: later(7) }),
      aReportBooking({ bookingAt: later(30), pax: 5 }),
      aReportBooking({ bookingAt: later(90), status: 'NO_SHOW' }),
    ]);
    expect(quarters).toEqual([
      { startAt: later(0), parties: 1, covers: 2 },
      { startAt: later(15), parties: 0, covers: 0 },
      { startAt: later(30), parties: 1, covers: 5 },
    ]);
  });

  test('have the medians of stays by party size, without taps that were forgotten', () => {
    const stay = (pax: number, minutes: number) =>
      aReportBooking({ pax, endedAt: later(minutes), turnMinutes: 105 });
    const { stays } = serviceReportOf(VENUE, [
      stay(2, 80),
      stay(2, 100),
      stay(2, 130),
      stay(2, 3),
      stay(2, 1000),
      stay(9, 150),
      stay(14, 190),
      aReportBooking({ status: 'SEATED', endedAt: null }),
    ]);
    expect(stays).toEqual([
      { covers: 2, parties: 3, plannedMinutes: 105, realMinutes: 100 },
      { covers: 9, parties: 2, plannedMinutes: 105, realMinutes: 170 },
    ]);
  });

  test('compare the waits that were quoted with those that came', () => {
    const waited = (quoted: number, real: number) =>
      aReportBooking({ isWalkIn: true, quotedWaitMinutes: quoted, tableReadyAt: later(real) });
    const { waits } = serviceReportOf(VENUE, [
      waited(20, 30),
      waited(20, 31),
      waited(30, 12),
      aReportBooking({ isWalkIn: true, quotedWaitMinutes: 20, status: 'NO_SHOW', seatedAt: null }),
    ]);
    expect(waits).toEqual({
      parties: 3,
      quotedMinutes: 20,
      realMinutes: 30,
      withinTen: 1,
      longer: 1,
      shorter: 1,
    });
    expect(serviceReportOf(VENUE, []).waits).toBeNull();
  });

  test('add up closed tickets in the currency of the venue, and tips apart', () => {
    const ticket = {
      totalAmount: 8000,
      tipAmount: 500,
      currency: 'EUR',
      closedAt: EVENING,
    } as const;
    const { totals } = serviceReportOf(VENUE, [
      aReportBooking({ ticket }),
      aReportBooking({ ticket: { ...ticket, closedAt: null } }),
      aReportBooking({ ticket: { ...ticket, currency: 'USD' } }),
      aReportBooking({ ticket, status: 'CANCELED' }),
    ]);
    expect(totals.sales).toEqual({ tickets: 1, totalAmount: 8000, tipAmount: 500 });
  });
});

describe('the figures of a period', () => {
  test('have a row for each day, also for one without bookings', () => {
    const { rows } = periodOf([aReportBooking()], 'day', addDays(DAY, 2));
    expect(rows.map(({ key, totals }) => [key, totals.guests.parties])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 0],
      ['2026-11-22', 0],
    ]);
  });

  test.each([
    ['weekday', {}, '5'],
    ['shift', { shiftName: 'Cena' }, 'DINNER'],
    ['channel', {}, 'WIDGET'],
    ['channel', { isWalkIn: true, channel: 'OFFLINE' }, 'WALK_IN'],
    ['partner', { partnerId: 'app' }, 'app'],
    ['partner', {}, null],
    ['campaign', { utm: { utmSource: 'news', utmCampaign: 'spring' } }, 'spring'],
    ['campaign', { utm: { utmSource: 'news' }, clientReferenceId: 'r1' }, 'news'],
    ['campaign', { clientReferenceId: 'r1' }, 'r1'],
    ['campaign', {}, null],
  ] as const)('by %s of %j have the row %s', (by, overrides, key) => {
    expect(periodOf([aReportBooking(overrides)], by).rows.map((row) => row.key)).toEqual([key]);
  });

  test('add up the smallest campaigns beyond the first 400', () => {
    const bookings = Array.from({ length: 402 }, (_, index) =>
      aReportBooking({ clientReferenceId: `r${index}`, pax: index < 400 ? 3 : 2 }),
    );
    const { rows, others } = periodOf(bookings, 'campaign');
    expect(rows).toHaveLength(400);
    expect(others?.guests).toEqual({ parties: 2, covers: 4 });
  });

  test('are the same in whatever order, and the rows of each kind add up to the totals', () => {
    fc.assert(
      fc.property(fc.array(someBooking, { maxLength: 40 }), (bookings) => {
        const { totals, stays, waits } = periodOf(bookings, 'day');
        for (const by of REPORT_GROUPS) {
          const report = periodOf(bookings.toReversed(), by);
          const sum = emptyTotals();
          for (const row of report.rows) mergeTotals(sum, row.totals);
          expect(sum).toEqual(totals);
          expect([report.totals, report.stays, report.waits]).toEqual([totals, stays, waits]);
        }
        const service = serviceReportOf(VENUE, bookings);
        expect(service.totals).toEqual(totals);
        const covers = service.quarters.reduce((all, quarter) => all + quarter.covers, 0);
        expect(covers).toBe(totals.guests.covers);
      }),
    );
  });
});

test('the median is the middle value', () => {
  expect([[], [7], [30, 4], [9, 100, 10]].map(medianOf)).toEqual([null, 7, 17, 10]);
});
