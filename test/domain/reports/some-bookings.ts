import fc from 'fast-check';
import { CHANNELS } from '../../../src/domain/booking.ts';
import { BOOKING_STATUSES } from '../../../src/domain/booking-status.ts';
import type { ReportBooking } from '../../../src/domain/reports/report-booking.ts';
import { addDays, MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';

export const EVENING = Date.parse('2026-11-20T20:00:00Z');
export const DAY = '2026-11-20';
export const VENUE = { separatesAdultsAndChildren: true, currency: 'EUR' } as const;

let made = 0;

/** Two guests who came at eight and left after an hour and a half. */
export function aReportBooking(overrides: Partial<ReportBooking> = {}): ReportBooking {
  made += 1;
  return {
    uuid: `booking-${made}`,
    workDay: DAY,
    bookingAt: EVENING,
    status: 'ATTENDED',
    turnMinutes: 105,
    pax: 2,
    paxChildren: 0,
    shiftId: 'DINNER',
    shiftName: 'Dinner',
    isWalkIn: false,
    quotedWaitMinutes: null,
    channel: 'WIDGET',
    partnerId: null,
    tableReadyAt: null,
    seatedAt: EVENING,
    endedAt: EVENING + 90 * MS_PER_MINUTE,
    utm: {},
    clientReferenceId: null,
    ticket: null,
    ...overrides,
  };
}

const minutes = fc.integer({ min: -60, max: 300 }).map((each) => EVENING + each * MS_PER_MINUTE);

export const someBooking: fc.Arbitrary<ReportBooking> = fc
  .record({
    workDay: fc.nat(20).map((days) => addDays(DAY, days)),
    bookingAt: minutes,
    status: fc.constantFrom(...BOOKING_STATUSES),
    pax: fc.integer({ min: 1, max: 12 }),
    paxChildren: fc.nat(3),
    shiftId: fc.constantFrom('LUNCH', 'DINNER'),
    isWalkIn: fc.boolean(),
    quotedWaitMinutes: fc.option(fc.integer({ min: 5, max: 90 })),
    channel: fc.constantFrom(...CHANNELS),
    partnerId: fc.constantFrom('pos', 'app', null),
    tableReadyAt: fc.option(minutes),
    seatedAt: fc.option(minutes),
    endedAt: fc.option(minutes),
    utm: fc.record({ utmCampaign: fc.constantFrom('spring', '', undefined) }),
    clientReferenceId: fc.constantFrom('r1', null),
    ticket: fc.option(
      fc.record({
        totalAmount: fc.option(fc.nat(100_000)),
        tipAmount: fc.nat(5000),
        currency: fc.constantFrom('EUR' as const, 'USD' as const),
        closedAt: fc.option(minutes),
      }),
    ),
  })
  .map((some) => aReportBooking(some));
