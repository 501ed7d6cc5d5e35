import type { GuestBookingsQuery } from '../../contract/staff/customers.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { guestHistoryOf } from '../../domain/guest-history.ts';
import type { Venue } from '../../domain/venue.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { type WhoBooked, whoBookedOf } from './own-contacts.ts';
import { requireOwnCustomer } from './require-customer.ts';

export interface GuestBookingsView {
  venue: Venue;
  customer: Customer;
  bookings: readonly Booking[];
  whoBooked: WhoBooked;
  hasMore: boolean;
}

const USUAL_LIMIT = 20;

/**
 * GET /staff/v3/customers/{customerUuid}/bookings: newest first, coming ones included.
 * @throws Refusal CUSTOMER_NOT_FOUND
 */
export function listGuestBookings(
  context: AppContext,
  principal: Principal,
  { uuid, after, limit = USUAL_LIMIT }: GuestBookingsQuery & { uuid: string },
): Promise<GuestBookingsView> {
  return read({ context, principal }, 'customers:read', async (tx) => {
    const { db, venue } = tx;
    const customer = await requireOwnCustomer(tx, uuid);
    const bookings = await listBookingsOfCustomer(db, customer);
    const { next, past } = guestHistoryOf(venue, bookings, context.now());
    const all = [...next.reverse(), ...past].sort((a, b) => b.bookingAt - a.bookingAt);
    const start = after === undefined ? 0 : all.findIndex((booking) => booking.uuid === after) + 1;
    return {
      venue,
      customer,
      bookings: all.slice(start, start + limit),
      whoBooked: whoBookedOf(customer, bookings),
      hasMore: all.length > start + limit,
    };
  });
}
