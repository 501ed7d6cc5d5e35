import type { Booking } from './booking.ts';
import { holdsTable } from './booking-status.ts';
import { type Instant, MS_PER_MINUTE } from './venue-time.ts';

/**
 * When a booking keeps its tables from others: its turn from `bookingAt` on, cut short where the
 * guests have left, empty where they never came. Null where its status knows no tables.
 */
export function occupiedInterval(
  booking: Pick<Booking, 'status' | 'bookingAt' | 'turnMinutes' | 'endedAt'>,
): { startAt: Instant; endAt: Instant } | null {
  const startAt = booking.bookingAt;
  const endAt = startAt + booking.turnMinutes * MS_PER_MINUTE;
  if (holdsTable(booking.status)) return { startAt, endAt };
  // Not kept, but remembered: where a wrong tap is undone, the guests get their table back.
  if (booking.status === 'NO_SHOW') return { startAt, endAt: startAt };
  if (booking.status !== 'ATTENDED') return null;
  return { startAt, endAt: Math.max(startAt, Math.min(endAt, booking.endedAt ?? endAt)) };
}
