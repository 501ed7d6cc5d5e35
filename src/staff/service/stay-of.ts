import type { StaffBooking } from '../../contract/staff/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { hasGuests, isSeatedAhead, occupiedInterval } from '../../domain/occupied-interval.ts';
import { type OffsetClock, venueDayOf } from '../../domain/utc-offsets.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { instantOf, timedStatusOf } from '../bookings/timed-status.ts';

/** When a booking has its tables, or those that are offered to it. */
export interface Stay {
  booking: StaffBooking;
  tables: StaffBooking['tables'];
  startAt: Instant;
  /** The expected end: while guests are in the house, it moves on with the time. */
  endAt: Instant;
  /** The end by the planned duration, from when the guests sat down if they did. */
  plannedEndAt: Instant;
  /** Whether the guests sit at the tables now. */
  isSitting: boolean;
}

/** The last answer per booking: a screen asks several times for the same moment, and bookings never change in place. */
const known = new WeakMap<StaffBooking, { clock: OffsetClock; now: Instant; stay: Stay | null }>();

/**
 * The stay of a booking by the rule that the server uses for seating and availability; for a party on the wait list, the
 * one for which tables are kept while its offer stands. Null if the booking has no tables to occupy: it is canceled, not
 * confirmed yet, or the guests did not come.
 */
export function stayOf(booking: StaffBooking, clock: OffsetClock, now: Instant): Stay | null {
  let last = known.get(booking);
  if (last?.now !== now || last.clock !== clock) {
    last = { clock, now, stay: offeredStay(booking, now) ?? newStay(booking, clock, now) };
    known.set(booking, last);
  }
  return last.stay;
}

function newStay(booking: StaffBooking, clock: OffsetClock, now: Instant): Stay | null {
  const timed = timedStatusOf(booking);
  const facts = {
    ...timed,
    turnMinutes: booking.turnMinutes,
    endedAt: instantOf(booking.endedAt),
    updatedAt: instantOf(booking.updatedAt) ?? 0,
    isAhead: isSeatedAhead(timed, (at) => venueDayOf(clock, at)),
  };
  const isOver = booking.workDay < venueDayOf(clock, now);
  const expected = occupiedInterval(facts, now, isOver);
  // For a day that is over, the interval ends as planned.
  const planned = occupiedInterval(facts, now, true);
  if (!expected || !planned || expected.endAt <= expected.startAt) return null;
  const { startAt, endAt } = expected;
  const isDuringStay = startAt <= now && now < endAt;
  const isSitting =
    !isOver && groupOf(booking.status) === 'seated' && (hasGuests(facts, now) || isDuringStay);
  return {
    booking,
    tables: booking.tables,
    // The clock of this device may be behind the server's: who sits there has sat down.
    startAt: isSitting ? Math.min(startAt, now) : startAt,
    endAt,
    plannedEndAt: planned.endAt,
    isSitting,
  };
}

function offeredStay(booking: StaffBooking, now: Instant): Stay | null {
  const offer = booking.waitList?.offer;
  if (!offer || Date.parse(offer.endsAt) <= now) return null;
  // Guests at the door came before their table was ready.
  const startAt = Math.max(Date.parse(booking.bookingAt), Date.parse(offer.offeredAt));
  const endAt = startAt + booking.turnMinutes * MS_PER_MINUTE;
  return { booking, tables: offer.tables, startAt, endAt, plannedEndAt: endAt, isSitting: false };
}

/** The stays of bookings, in the order of the bookings. */
export function staysOf(
  bookings: readonly StaffBooking[],
  clock: OffsetClock,
  now: Instant,
): Stay[] {
  return bookings.flatMap((booking) => stayOf(booking, clock, now) ?? []);
}
