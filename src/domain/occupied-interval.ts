import type { Booking } from './booking.ts';
import { holdsTable } from './booking-status.ts';
import { type Instant, MS_PER_MINUTE } from './venue-time.ts';

/**
 * When a booking occupies its tables: for `turnMinutes` from `bookingAt`, at most until the guests left,
 * and not at all after a no-show. Null if its status has no tables.
 */
export function occupiedInterval(
  booking: Pick<Booking, 'status' | 'bookingAt' | 'turnMinutes' | 'endedAt'>,
): { startAt: Instant; endAt: Instant } | null {
  const startAt = booking.bookingAt;
  const endAt = startAt + booking.turnMinutes * MS_PER_MINUTE;
  if (holdsTable(booking.status)) return { startAt, endAt };
  // An empty interval keeps the tables on record, so that an undone no-show gets them back.
  if (booking.status === 'NO_SHOW') return { startAt, endAt: startAt };
  if (booking.status !== 'ATTENDED') return null;
  return { startAt, endAt: Math.max(startAt, Math.min(endAt, booking.endedAt ?? endAt)) };
}
