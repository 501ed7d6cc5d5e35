import type { Occupancy } from '../availability/availability.ts';
import { criteriaOfBooking } from '../availability/criteria-of-booking.ts';
import { evaluateForStaff } from '../availability/evaluate-for-staff.ts';
import { type BrokenRule, broken } from '../availability/staff-rules.ts';
import type { Booking } from '../booking.ts';
import { groupOf } from '../booking-status.ts';
import type { Venue } from '../venue.ts';
import { type Instant, wallOf, workDayOf } from '../venue-time.ts';

/** A venue by one version of its document, and what is booked around a day. */
export interface JudgedVenue {
  venue: Venue;
  now: Instant;
  occupancies: readonly Occupancy[];
}

/** The rules that stand against a booking by another version of the venue's document, and do not by the present one. */
export function newlyBrokenRules(
  before: JudgedVenue,
  after: JudgedVenue,
  booking: Booking,
): BrokenRule[] {
  const rules = rulesAgainst(after, booking);
  if (rules.length === 0) return rules;
  const known = new Set(rulesAgainst(before, booking).map(({ code }) => code));
  return rules.filter(({ code }) => !known.has(code));
}

/** When one may book is no question for a booking that was taken already. */
function rulesAgainst({ venue, now, occupancies }: JudgedVenue, booking: Booking): BrokenRule[] {
  const status = groupOf(booking.status) === 'awaiting' ? 'REQUESTED' : 'CONFIRMED';
  const day = { venue, workDay: workDayOf(venue, booking.bookingAt), now, occupancies };
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
