import type { Booking } from '../../domain/booking.ts';
import { policyAt } from '../../domain/cancellation-policy.ts';
import type { Customer, Visits } from '../../domain/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import {
  countVisits,
  type IntegrationCustomer,
  listCustomers,
  listIntegrationCustomers,
} from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';

/** The data of a customer that the caller may see. */
export type CustomerView =
  | { access: 'private'; customer: Customer; visits: Visits }
  | { access: 'public'; customer: IntegrationCustomer };

/** A booking with everything that its response shape needs. */
export interface BookingView {
  access: Principal['dataAccess'];
  booking: Booking;
  venue: Venue;
  customer: CustomerView | null;
  language: Language | null;
  /** Where to redirect the customer after this operation; null for nowhere. */
  redirectUrl: string | null;
}

/** Adds the customers to bookings. The number of reads does not grow with the number of bookings. */
export async function viewBookings(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  bookings: readonly Booking[],
): Promise<BookingView[]> {
  const uuids = [...new Set(bookings.flatMap(({ customerUuid }) => customerUuid ?? []))];
  const customers = await viewCustomers(context, db, principal, uuids);
  const now = context.now();
  return bookings.map((booking) => ({
    access: principal.dataAccess,
    booking: {
      ...booking,
      cancellationPolicy: booking.cancellationPolicy && policyAt(booking.cancellationPolicy, now),
    },
    venue,
    customer: (booking.customerUuid && customers.get(booking.customerUuid)) || null,
    language: principal.language,
    redirectUrl: null,
  }));
}

export async function viewBooking(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  booking: Booking,
): Promise<BookingView> {
  const [view] = await viewBookings(context, db, principal, venue, [booking]);
  if (!view) throw new Error('The booking has no view.');
  return view;
}

/** Customers by uuid, without those who withdrew their consent. */
export async function viewCustomers(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuids: readonly string[],
): Promise<Map<string, CustomerView>> {
  const known = await listCustomers(db, principal.accountId, uuids);
  const customers = known.filter(({ hasGdprConsent }) => hasGdprConsent);
  if (principal.dataAccess === 'public') {
    const consenting = customers.map(({ uuid }) => uuid);
    const { accountId, customerSource } = principal;
    const sent = await listIntegrationCustomers(db, accountId, customerSource, consenting);
    return new Map(
      sent.map((customer) => [customer.customerUuid, { access: 'public', customer }] as const),
    );
  }
  const visits = await countVisits(db, uuids, context.now());
  return new Map(
    customers.map((customer) => [
      customer.uuid,
      { access: 'private', customer, visits: visits.get(customer.uuid) ?? NO_VISITS },
    ]),
  );
}

const NO_VISITS: Visits = {
  bookingsCount: 0,
  visitsCount: 0,
  cancellationsCount: 0,
  lateCancellationsCount: 0,
  noShowsCount: 0,
  firstVisitAt: null,
  lastVisitAt: null,
  firstCancellationAt: null,
  nextVisitScheduledAt: null,
  averageOrderAmountPerPax: null,
};
