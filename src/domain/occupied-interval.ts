import type { Booking } from './booking.ts';
import { type BookingStatus, groupOf, holdsTable, isInProgress } from './booking-status.ts';
import { addDays, type Instant, MS_PER_MINUTE, type WallDate } from './venue-time.ts';

/** When a booking has its tables; `endAt` is not part of it. */
export interface OccupiedInterval {
  startAt: Instant;
  endAt: Instant;
}

type Stay = Pick<
  Booking,
  'status' | 'isWalkIn' | 'bookingAt' | 'turnMinutes' | 'seatedAt' | 'endedAt' | 'updatedAt'
>;

/**
 * How long guests in the house stay at least and at most from now on, in minutes: who has the dessert
 * leaves soon, but nobody has left before somebody said so.
 */
const MINUTES_LEFT: Partial<Record<BookingStatus, { least: number; most: number }>> = {
  ARRIVED: { least: 15, most: Number.POSITIVE_INFINITY },
  SEATED: { least: 15, most: Number.POSITIVE_INFINITY },
  DESSERTS: { least: 5, most: 25 },
  ACCOUNT_SENT: { least: 5, most: 15 },
  ACCOUNT_PAID: { least: 5, most: 5 },
};

const STEP_MS = 5 * MS_PER_MINUTE;

/**
 * When expected ends move on next. They do so in steps of five minutes, so that what was calculated stays
 * valid for a while.
 */
export function nextStepAt(now: Instant): Instant {
  return (Math.floor(now / STEP_MS) + 1) * STEP_MS;
}

/**
 * Whether the work day of a booking is over, near (today or tomorrow), or later. On near days, a status of the seated group
 * means that the guests are there: tomorrow's may be seated a day early by a partner. On other days it only completes or
 * prepares the records.
 */
export type DayDistance = 'over' | 'near' | 'later';

export function distanceOf(workDay: WallDate, today: WallDate): DayDistance {
  if (workDay < today) return 'over';
  return workDay > addDays(today, 1) ? 'later' : 'near';
}

/**
 * The minute in which seated guests sat down; null if they are not in the house. A walk-in that is entered for
 * later sits down at that time.
 */
function satDownAt(
  { status, isWalkIn, bookingAt, seatedAt }: Stay,
  distance: DayDistance,
): Instant | null {
  if (groupOf(status) !== 'seated' || seatedAt === null || distance === 'later') return null;
  if (isWalkIn && seatedAt < bookingAt) return bookingAt;
  return seatedAt - (seatedAt % MS_PER_MINUTE);
}

/** Whether the guests sit at their tables at a moment, so that nobody else can be seated there. */
export function sitsThere(booking: Stay, at: Instant, distance: DayDistance): boolean {
  if (distance === 'over') return false;
  const seatedAt = satDownAt(booking, distance);
  return seatedAt !== null && seatedAt <= Math.max(at, booking.updatedAt);
}

/**
 * When a booking occupies its tables, as far as is known now. Guests in the house keep them until somebody
 * says that they left: the end is then an expectation, which moves on with the time. Other bookings
 * have theirs for `turnMinutes` from `bookingAt`, at most until the guests left, and not at all after a
 * no-show. Null if its status has no tables.
 * On a work day that is over nobody is in the house any more, whatever the status says.
 */
export function occupiedInterval(
  booking: Stay,
  now: Instant,
  distance: DayDistance,
): OccupiedInterval | null {
  const { status, bookingAt } = booking;
  const left = MINUTES_LEFT[status];
  const seatedAt = satDownAt(booking, distance);
  if (!left || (status !== 'ARRIVED' && seatedAt === null)) return bookedInterval(booking);
  const startAt = Math.min(bookingAt, seatedAt ?? bookingAt);
  const turn = booking.turnMinutes * MS_PER_MINUTE;
  const leaveBefore = seatedAt !== null && seatedAt + turn <= bookingAt;
  const planned = (leaveBefore ? bookingAt : (seatedAt ?? bookingAt)) + turn;
  if (distance === 'over') return { startAt, endAt: planned };
  // The clock may be set back: what was known at the last change still holds.
  const step = nextStepAt(Math.max(now, booking.updatedAt));
  const earliest = step + left.least * MS_PER_MINUTE;
  const latest = step + left.most * MS_PER_MINUTE;
  return { startAt, endAt: Math.min(Math.max(planned, earliest), latest) };
}

/** As {@link occupiedInterval}, by the booked time alone. */
function bookedInterval(booking: Stay): OccupiedInterval | null {
  const startAt = booking.bookingAt;
  const endAt = startAt + booking.turnMinutes * MS_PER_MINUTE;
  if (holdsTable(booking.status)) return { startAt, endAt };
  // An empty interval keeps the tables on record, so that an undone no-show gets them back.
  if (booking.status === 'NO_SHOW') return { startAt, endAt: startAt };
  if (booking.status !== 'ATTENDED') return null;
  return { startAt, endAt: Math.max(startAt, Math.min(endAt, booking.endedAt ?? endAt)) };
}

/**
 * The part of the occupied interval that is certain: within the booked time, and not longer than it was
 * expected to be when the booking was last changed. The database refuses overlaps of these.
 */
export function storedInterval(booking: Stay, distance: DayDistance): OccupiedInterval | null {
  const booked = bookedInterval(booking);
  if (!booked || !isInProgress(booking.status)) return booked;
  const expected = occupiedInterval(booking, booking.updatedAt, distance)?.endAt ?? booked.endAt;
  return { ...booked, endAt: Math.max(booked.startAt, Math.min(booked.endAt, expected)) };
}
