import type { Booking } from './booking.ts';
import { type BookingStatus, groupOf } from './booking-status.ts';
import type { Instant } from './venue-time.ts';

export type StatusTimestamps = Pick<
  Booking,
  'tableReadyAt' | 'arrivedAt' | 'seatedAt' | 'endedAt' | 'canceledAt'
>;

/**
 * The timestamps of a booking after a status transition: set when their status is first reached,
 * cleared when the transition undoes it.
 */
export function timestampsAfterTransition(
  booking: StatusTimestamps & { status: BookingStatus },
  to: BookingStatus,
  now: Instant,
): StatusTimestamps {
  const { tableReadyAt, arrivedAt, seatedAt, endedAt } = booking;
  const none = { tableReadyAt: null, arrivedAt: null, seatedAt: null, endedAt: null };
  if (to === 'ATTENDED') {
    return { tableReadyAt, arrivedAt, seatedAt, endedAt: now, canceledAt: null };
  }
  if (groupOf(to) === 'seated') {
    return {
      tableReadyAt: tableReadyAt ?? now,
      arrivedAt: arrivedAt ?? now,
      seatedAt: seatedAt ?? now,
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
  return { ...none, canceledAt: to === 'CANCELED' ? now : null };
}
