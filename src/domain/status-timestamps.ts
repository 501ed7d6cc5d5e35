import type { Booking } from './booking.ts';
import { type BookingStatus, groupOf } from './booking-status.ts';
import { isSeatedAhead, type TimedStatus } from './occupied-interval.ts';
import type { Instant, WorkDayAt } from './venue-time.ts';

export type StatusTimestamps = Pick<
  Booking,
  'tableReadyAt' | 'arrivedAt' | 'seatedAt' | 'endedAt' | 'canceledAt'
>;

/** When a transition happens, and the work days of its venue. */
export interface TransitionTime {
  now: Instant;
  workDayAt: WorkDayAt;
}

/**
 * The timestamps of a booking after a status transition: set when their status is first reached,
 * cleared when the transition undoes it. Guests who were seated ahead of time sit down with the next status.
 */
export function timestampsAfterTransition(
  booking: StatusTimestamps & TimedStatus,
  to: BookingStatus,
  { now, workDayAt }: TransitionTime,
): StatusTimestamps {
  const { tableReadyAt, arrivedAt, seatedAt, endedAt } = booking;
  if (to === 'ATTENDED') {
    // If nobody seated the guests, nobody knows when they left.
    if (seatedAt === null) return { ...NONE, tableReadyAt, arrivedAt };
    const isDue = isSeatedAhead(booking, workDayAt) && booking.bookingAt <= now;
    const satDownAt = isDue ? booking.bookingAt : seatedAt;
    return { tableReadyAt, arrivedAt, seatedAt: satDownAt, endedAt: now, canceledAt: null };
  }
  if (groupOf(to) === 'seated') {
    return {
      tableReadyAt: tableReadyAt ?? now,
      arrivedAt: arrivedAt ?? now,
      seatedAt: seatedAtOf({ ...booking, status: to }, { now, workDayAt }),
      endedAt: null,
      canceledAt: null,
    };
  }
  if (to === 'ARRIVED') {
    const isUndo = groupOf(booking.status) === 'seated';
    // For a queued walk-in, ARRIVED means that a table is ready.
    const isCalled = booking.status === 'WAIT_LIST_WALK_IN';
    return {
      tableReadyAt: isCalled ? now : isUndo && tableReadyAt === seatedAt ? null : tableReadyAt,
      arrivedAt: arrivedAt ?? now,
      seatedAt: null,
      endedAt,
      canceledAt: null,
    };
  }
  return to === 'CANCELED' ? timestampsOfCanceled(now) : NONE;
}

const NONE: StatusTimestamps = {
  tableReadyAt: null,
  arrivedAt: null,
  seatedAt: null,
  endedAt: null,
  canceledAt: null,
};

/** The timestamps of a booking that is canceled. */
export function timestampsOfCanceled(now: Instant): StatusTimestamps {
  return { ...NONE, canceledAt: now };
}

/** When the guests sat down, for a booking that gets a status of the seated group. */
function seatedAtOf(booking: TimedStatus, { now, workDayAt }: TransitionTime): Instant {
  const { bookingAt, seatedAt } = booking;
  if (seatedAt === null) return now;
  if (!isSeatedAhead(booking, workDayAt)) return seatedAt;
  // Those who were expected have been there since their time, if that has come.
  const sitting = { ...booking, tableReadyAt: now, seatedAt: Math.min(now, bookingAt) };
  return isSeatedAhead(sitting, workDayAt) ? seatedAt : sitting.seatedAt;
}
