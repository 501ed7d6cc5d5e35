import type { SearchCustomersRequest } from '../../contract/staff/customers.ts';
import type { Booking } from '../../domain/booking.ts';
import {
  type FoundCustomer,
  parseCustomerQuery,
  rankCustomers,
} from '../../domain/customer-query.ts';
import { nationalDigits, parsePhone } from '../../domain/parse-phone.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { listOpenBookingsOf } from '../../store/bookings.ts';
import { findMatchingCustomers, MAX_FOUND } from '../../store/customer-search.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';

export interface CustomerSearchView {
  venue: Venue;
  now: Instant;
  /** The best first. */
  found: readonly FoundCustomer[];
  /** Of these guests, the next ones first. */
  bookings: readonly Booking[];
  hasMore: boolean;
}

const MAX_SHOWN = 20;

/** POST /staff/v3/customers/search: the guests of the venue, whatever day they came or come. */
export function searchCustomers(
  context: AppContext,
  principal: Principal,
  { query: text }: SearchCustomersRequest,
): Promise<CustomerSearchView> {
  requirePermission(principal, 'customers:read');
  const { accountId } = principal;
  const now = context.now();
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const phone = parsePhone(text, venue.country);
    // The digits that every spelling of the number has.
    const query = parseCustomerQuery(phone === null ? text : nationalDigits(phone));
    const matching = query ? await findMatchingCustomers(db, accountId, query) : [];
    const ranked = query ? rankCustomers(matching, query, now) : [];
    const found = ranked.slice(0, MAX_SHOWN);
    const uuids = found.map(({ customer }) => customer.uuid);
    const bookings = await listOpenBookingsOf(db, accountId, uuids, now);
    const hasMore = ranked.length > found.length || matching.length > MAX_FOUND;
    return { venue, now, found, bookings, hasMore };
  });
}
