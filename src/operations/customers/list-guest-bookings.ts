import type { GuestBookingsQuery } from '../../contract/staff/customers.ts';
import type { Booking } from '../../domain/booking.ts';
import { guestHistoryOf } from '../../domain/guest-history.ts';
import type { Venue } from '../../domain/venue.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireOwnCustomer } from './require-customer.ts';

export interface GuestBookingsView {
  venue: Venue;
  bookings: readonly Booking[];
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
  uuid: string,
  { after, limit = USUAL_LIMIT }: GuestBookingsQuery,
): Promise<GuestBookingsView> {
  requirePermission(principal, 'customers:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const customer = await requireOwnCustomer(db, principal, uuid);
    const { next, past } = guestHistoryOf(
      await listBookingsOfCustomer(db, customer),
      context.now(),
    );
    const all = [...next.reverse(), ...past].sort((a, b) => b.bookingAt - a.bookingAt);
    const start = after === undefined ? 0 : all.findIndex((booking) => booking.uuid === after) + 1;
    return {
      venue,
      bookings: all.slice(start, start + limit),
      hasMore: all.length > start + limit,
    };
  });
}
