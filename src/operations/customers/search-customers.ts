import type { SearchCustomersRequest } from '../../contract/staff/customers.ts';
import type { Booking } from '../../domain/booking.ts';
import {
  type CustomerQuery,
  type FoundCustomer,
  parseCustomerQuery,
  rankCustomers,
} from '../../domain/customer-query.ts';
import { nationalDigits, parsePhone } from '../../domain/parse-phone.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { listOpenBookingsOf } from '../../store/bookings.ts';
import {
  findCustomersAsBooked,
  findMatchingCustomers,
  MAX_FOUND,
} from '../../store/customer-search.ts';
import { listCustomers } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { readWhoBooked, type WhoBooked } from './own-contacts.ts';

export interface CustomerSearchView {
  venue: Venue;
  now: Instant;
  /** The best first. */
  found: readonly FoundCustomer[];
  /** Of these guests, the next ones first. */
  bookings: readonly Booking[];
  whoBooked: WhoBooked;
  hasMore: boolean;
}

const MAX_SHOWN = 20;

/**
 * POST /staff/v3/customers/search: the guests of the venue, by their profile or by what was given with one of their
 * bookings.
 */
export function searchCustomers(
  context: AppContext,
  principal: Principal,
  { query: text }: SearchCustomersRequest,
): Promise<CustomerSearchView> {
  const { accountId } = principal;
  const now = context.now();
  return read({ context, principal }, 'customers:read', async ({ db, venue }) => {
    const phone = parsePhone(text, venue.country);
    // The digits that every spelling of the number has.
    const query = parseCustomerQuery(phone === null ? text : nationalDigits(phone));
    const matching = query ? await findCustomers(db, accountId, query) : [];
    const ranked = query ? rankCustomers(matching, query, now) : [];
    const found = ranked.slice(0, MAX_SHOWN);
    const customers = found.map(({ customer }) => customer);
    const uuids = customers.map(({ uuid }) => uuid);
    const bookings = await listOpenBookingsOf(db, accountId, { customerUuids: uuids, now });
    const whoBooked = await readWhoBooked(db, accountId, { customers, bookings });
    const hasMore = ranked.length > found.length || matching.length > MAX_FOUND;
    return { venue, now, found, bookings, whoBooked, hasMore };
  });
}

/** Guests whose profile matches, then those with a matching booking only. */
async function findCustomers(
  db: Db,
  accountId: string,
  query: CustomerQuery,
): Promise<FoundCustomer[]> {
  const own = await findMatchingCustomers(db, accountId, query);
  const isFound = new Set(own.map(({ customer }) => customer.uuid));
  const given = new Map(
    (await findCustomersAsBooked(db, accountId, query))
      .filter(({ customerUuid }) => !isFound.has(customerUuid))
      .map((each) => [each.customerUuid, { customerUuid: each.customerUuid, ...each.given }]),
  );
  const others = await listCustomers(db, accountId, [...given.keys()]);
  const whoBooked = await readWhoBooked(db, accountId, {
    customers: others.map(({ customer }) => customer),
    bookings: [...given.values()],
  });
  return [
    ...own.map((each) => ({ ...each, bookedAs: null })),
    ...others.map((each) => {
      const booked = given.get(each.customer.uuid);
      return { ...each, bookedAs: booked ? whoBooked(booked, each.customer) : null };
    }),
  ];
}
