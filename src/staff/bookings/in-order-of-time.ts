import type { StaffBooking } from '../../contract/staff/booking.ts';

/**
 * The bookings by their time, then by uuid, so that the order is stable. By instant: the texts of a night on which clocks
 * change are not in its order.
 */
export function inOrderOfTime(bookings: readonly StaffBooking[]): StaffBooking[] {
  return bookings
    .map((booking) => ({ booking, at: Date.parse(booking.bookingAt) }))
    .sort((a, b) => a.at - b.at || byUuid(a, b))
    .map(({ booking }) => booking);
}

/** Not by `localeCompare`, whose first use takes long on a slow tablet. */
export function byUuid(a: { booking: StaffBooking }, b: { booking: StaffBooking }): number {
  return a.booking.uuid < b.booking.uuid ? -1 : 1;
}
