import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { CustomerForStaff } from '../../contract/staff/customers.ts';
import { type BookingStatus, groupOf } from '../../domain/booking-status.ts';
import { inOrderOfTime } from '../bookings/in-order-of-time.ts';

/** A guest who is known, with the first of their bookings that day. */
export interface GuestOfDay {
  customer: CustomerForStaff;
  booking: StaffBooking;
}

/**
 * The guests of a day, by the time of their booking. A guest with several bookings appears once per name under which they
 * booked, because several people may share an email or phone number.
 */
export function guestsOfDay(bookings: readonly StaffBooking[]): readonly GuestOfDay[] {
  const found = new Map<string, GuestOfDay>();
  for (const booking of inOrderOfTime(bookings)) {
    const { customer, status } = booking;
    if (!customer || !isExpectedOrCame(status)) continue;
    const key = `${customer.uuid} ${customer.name}`;
    if (!found.has(key)) found.set(key, { customer, booking });
  }
  return [...found.values()];
}

function isExpectedOrCame(status: BookingStatus): boolean {
  return groupOf(status) !== 'closed' || status === 'ATTENDED';
}
