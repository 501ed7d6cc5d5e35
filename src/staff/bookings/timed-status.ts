import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { TimedStatus } from '../../domain/occupied-interval.ts';
import type { Instant } from '../../domain/venue-time.ts';

/** What `isSeatedAhead` reads of a booking, with its times as instants. */
export function timedStatusOf(booking: StaffBooking): TimedStatus {
  const { status, isWalkIn, workDay } = booking;
  const bookingAt = Date.parse(booking.bookingAt);
  return {
    status,
    isWalkIn,
    workDay,
    bookingAt,
    tableReadyAt: instantOf(booking.tableReadyAt),
    seatedAt: instantOf(booking.seatedAt),
  };
}

export function instantOf(dateTime: string | null): Instant | null {
  return dateTime === null ? null : Date.parse(dateTime);
}
