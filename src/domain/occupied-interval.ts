import type { Booking } from './booking.ts';
import { type BookingStatus, groupOf, holdsTable, isInProgress } from './booking-status.ts';
import { addDays, type Instant, MS_PER_MINUTE, type WorkDayAt } from './venue-time.ts';

/** When a booking has its tables; `endAt` is not part of it. */
export interface OccupiedInterval {
  startAt: Instant;
  endAt: Instant;
}

/** What {@link isSeatedAhead} reads of a booking. */
export type TimedStatus = Pick<
  Booking,
  'status' | 'isWalkIn' | 'workDay' | 'bookingAt' | 'tableReadyAt' | 'seatedAt'
>;

/** What decides when a booking has its tables. */
export interface Stay
  extends Pick<
    Booking,
    'status' | 'bookingAt' | 'turnMinutes' | 'seatedAt' | 'endedAt' | 'updatedAt'
  > {
  /** See {@link isSeatedAhead}. */
  isAhead: boolean;
}

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

/** From one work day to the next but one, at least: a day, or an hour less where a clock change shortens it. */
const LEAST_AHEAD_MS = 22 * 60 * MS_PER_MINUTE;

/**
 * When expected ends move on next. They do so in steps of five minutes, so that what was calculated stays
 * valid for a while.
 */
export function nextStepAt(now: Instant): Instant {
  return (Math.floor(now / STEP_MS) + 1) * STEP_MS;
}

/**
 * Whether the guests of a seated booking are only expected, because it was seated ahead of time: with the entry of a
 * walk-in for later, or more than one day before its work day. They sit down with the next status that it gets. Guests who
 * are seated the day before may really be there.
 */
export function isSeatedAhead(booking: TimedStatus, workDayAt: WorkDayAt): boolean {
  const { status, isWalkIn, workDay, bookingAt, tableReadyAt, seatedAt } = booking;
  if (groupOf(status) !== 'seated' || seatedAt === null || seatedAt >= bookingAt) return false;
  // The entry of a walk-in for later says nothing about its table.
  if (isWalkIn && tableReadyAt === null) return true;
  return bookingAt - seatedAt > LEAST_AHEAD_MS && workDay > addDays(workDayAt(seatedAt), 1);
}

/** What decides when a booking has its tables. */
export function stayOf(booking: Booking, workDayAt: WorkDayAt): Stay {
  return { ...booking, isAhead: isSeatedAhead(booking, workDayAt) };
}

/** When the guests sat down, if somebody said that they sit at their tables; else null. */
export function satDownAt({
  status,
  seatedAt,
  isAhead,
}: Pick<Stay, 'status' | 'seatedAt' | 'isAhead'>): Instant | null {
  return groupOf(status) === 'seated' && !isAhead ? seatedAt : null;
}

/**
 * Whether the guests of a stay count as sitting at their tables: they sat down, or they were seated ahead of time and their
 * time has come.
 */
export function hasGuests(stay: Stay, now: Instant): boolean {
  return satDownAt(stay) !== null || (groupOf(stay.status) === 'seated' && stay.bookingAt <= now);
}

/**
 * When a booking occupies its tables, as far as is known now. Guests in the house keep them until somebody
 * says that they left: the end is then an expectation, which moves on with the time. Other bookings
 * have theirs for `turnMinutes` from `bookingAt`, at most until the guests left, and not at all after a
 * no-show. Null if its status has no tables.
 * @param isOver whether its work day is over: then nobody is in the house any more, whatever the status says
 */
export function occupiedInterval(
  stay: Stay,
  now: Instant,
  isOver = false,
): OccupiedInterval | null {
  const { bookingAt, updatedAt } = stay;
  const seatedAt = satDownAt(stay);
  // Whoever is only expected counts as arrived, whatever the status says: they stay for a whole turn.
  const minutesLeft =
    MINUTES_LEFT[isInProgress(stay.status) && seatedAt === null ? 'ARRIVED' : stay.status];
  if (!minutesLeft) return bookedInterval(stay);
  const startAt = Math.min(beginningOf(stay), seatedAt ?? bookingAt);
  const turn = stay.turnMinutes * MS_PER_MINUTE;
  const seatedMinute = seatedAt === null ? bookingAt : seatedAt - (seatedAt % MS_PER_MINUTE);
  const leaveBeforeBooked = seatedMinute + turn <= bookingAt;
  const planned = (leaveBeforeBooked ? bookingAt : seatedMinute) + turn;
  if (isOver) return { startAt, endAt: planned };
  // The clock may be set back: what was known at the last change still holds.
  const step = nextStepAt(Math.max(now, updatedAt));
  const earliest = step + minutesLeft.least * MS_PER_MINUTE;
  const latest = step + minutesLeft.most * MS_PER_MINUTE;
  return { startAt, endAt: Math.min(Math.max(planned, earliest), latest) };
}

/** The booked time; if the guests sat down within that minute, when they did, since others may have left in it. */
function beginningOf({ bookingAt, seatedAt }: Stay): Instant {
  const isSameMinute =
    seatedAt !== null && seatedAt > bookingAt && seatedAt < bookingAt + MS_PER_MINUTE;
  return isSameMinute ? seatedAt : bookingAt;
}

/** As {@link occupiedInterval}, by the booked time alone. */
function bookedInterval(booking: Stay): OccupiedInterval | null {
  const startAt = beginningOf(booking);
  const endAt = booking.bookingAt + booking.turnMinutes * MS_PER_MINUTE;
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
export function storedInterval(stay: Stay, isOver = false): OccupiedInterval | null {
  const booked = bookedInterval(stay);
  if (!booked || !isInProgress(stay.status)) return booked;
  const expected = occupiedInterval(stay, stay.updatedAt, isOver)?.endAt ?? booked.endAt;
  return { ...booked, endAt: Math.max(booked.startAt, Math.min(booked.endAt, expected)) };
}
