import type { ServiceDay } from '../availability/availability.ts';
import { criteriaOfBooking } from '../availability/criteria-of-booking.ts';
import { evaluateForStaff } from '../availability/evaluate-for-staff.ts';
import { type BrokenRule, broken } from '../availability/staff-rules.ts';
import type { Booking } from '../booking.ts';
import { groupOf } from '../booking-status.ts';
import { wallOf, workDayOf } from '../venue-time.ts';

/**
 * The rules that stand against a booking by another version of the venue's document, and do not by the present one.
 * @param before its day by the present document
 */
export function newlyBrokenRules(
  before: ServiceDay,
  after: ServiceDay,
  booking: Booking,
): BrokenRule[] {
  const rules = rulesAgainst(after, booking);
  if (rules.length === 0) return rules;
  const known = new Set(rulesAgainst(before, booking).map(({ code }) => code));
  return rules.filter(({ code }) => !known.has(code));
}

/** When one may book is no question for a booking that was taken already. */
function rulesAgainst(service: ServiceDay, booking: Booking): BrokenRule[] {
  const status = groupOf(booking.status) === 'awaiting' ? 'REQUESTED' : 'CONFIRMED';
  const { venue } = service;
  // The day may begin at another time, or be of another time zone.
  const day = { ...service, workDay: workDayOf(venue, booking.bookingAt) };
  const tables = booking.tableIds.filter((id) => venue.tables.some((table) => table.id === id));
  const hasItsTables = tables.length > 0 && tables.length === booking.tableIds.length;
  const result = evaluateForStaff(
    day,
    criteriaOfBooking(venue, booking, status),
    wallOf(venue.timezone, booking.bookingAt).time,
    {
      turnMinutes: booking.turnMinutes,
      tableIds: hasItsTables ? booking.tableIds : null,
      excludeBookingUuid: booking.uuid,
    },
  );
  const rules = result?.broken ?? [broken('SHIFT', 'CLOSED')];
  return rules.filter(({ rule }) => rule !== 'WINDOW');
}
