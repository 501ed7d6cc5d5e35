import type { Booking } from '../../domain/booking.ts';
import { policyAt } from '../../domain/cancellation-policy.ts';
import type { Customer, Visits } from '../../domain/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import { countVisits, listCustomers, listIntegrationCustomers } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { changesOf, readTableChanges, type TableChanges } from './table-changes.ts';

/** The data of a customer that the caller may see. */
export type CustomerView =
  | { access: 'private'; customer: Customer; visits: Visits }
  | { access: 'public'; customer: PublicCustomerData };

/** The customer's data that was sent with one booking, or that one integration sent last. */
export interface PublicCustomerData {
  uuid: string;
  name: string;
  language: Language;
}

/** A booking with everything that its response shape needs. */
export interface BookingView {
  access: Principal['dataAccess'];
  booking: Booking;
  venue: Venue;
  customer: CustomerView | null;
  language: Language | null;
  /** Where to redirect the customer after this operation; null for nowhere. */
  redirectUrl: string | null;
  /** Null for callers who do not see it. */
  tableChanges: TableChanges | null;
}

/**
 * Adds the customers to bookings, and brings their cancellation policies up to now. The number of reads does not
 * grow with the number of bookings.
 * @param customers those of the bookings, if they are known already
 */
export async function viewBookings(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  bookings: readonly Booking[],
  customers?: readonly Customer[],
): Promise<BookingView[]> {
  const uuids = [...new Set(bookings.flatMap(({ customerUuid }) => customerUuid ?? []))];
  const found = customers ?? (await listCustomers(db, principal.accountId, uuids));
  // Those who withdrew their consent are left out.
  const consenting = found.filter(({ hasGdprConsent }) => hasGdprConsent);
  const isPrivate = principal.dataAccess === 'private';
  const views = isPrivate ? await privateViews(context, db, consenting) : null;
  const hasConsent = new Set(consenting.map(({ uuid }) => uuid));
  const customerOf = (booking: Booking) => {
    const uuid = booking.customerUuid;
    if (uuid === null || !hasConsent.has(uuid)) return null;
    return views ? (views.get(uuid) ?? null) : publicView(booking);
  };
  const now = context.now();
  const changes = principal.capabilities.seesTableMoves
    ? await readTableChanges(context, db, venue, bookings)
    : null;
  return bookings.map((booking) => ({
    access: principal.dataAccess,
    booking: {
      ...booking,
      cancellationPolicy: booking.cancellationPolicy && policyAt(booking.cancellationPolicy, now),
    },
    venue,
    customer: customerOf(booking),
    language: principal.language,
    redirectUrl: null,
    tableChanges: changes && changesOf(changes, booking.uuid),
  }));
}

export async function viewBooking(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  booking: Booking,
  customers?: readonly Customer[],
): Promise<BookingView> {
  const [view] = await viewBookings(context, db, principal, venue, [booking], customers);
  if (!view) throw new Error('The booking has no view.');
  return view;
}

/** A customer apart from any booking: all data, or what this integration last sent. */
export async function viewCustomer(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
): Promise<CustomerView | null> {
  const { accountId, customerSource } = principal;
  const [customer] = await listCustomers(db, accountId, [uuid]);
  if (!customer?.hasGdprConsent) return null;
  if (principal.dataAccess === 'private') {
    return (await privateViews(context, db, [customer])).get(uuid) ?? null;
  }
  const [sent] = await listIntegrationCustomers(db, accountId, customerSource, [uuid]);
  return sent ? { access: 'public', customer: { ...sent, uuid } } : null;
}

/** By the customers' uuids. */
async function privateViews(
  context: AppContext,
  db: Db,
  customers: readonly Customer[],
): Promise<Map<string, CustomerView>> {
  const uuids = customers.map(({ uuid }) => uuid);
  const visits = await countVisits(db, uuids, context.now());
  return new Map(
    customers.map((customer) => {
      const view = { customer, visits: visits.get(customer.uuid) ?? NO_VISITS };
      return [customer.uuid, { access: 'private', ...view } as const];
    }),
  );
}

/**
 * The customer as sent with this booking. Anyone can book with another person's email, and the bookings
 * then share one customer; so no booking shows what was sent with another.
 */
function publicView({
  customerUuid: uuid,
  customerName: name,
  language,
}: Booking): CustomerView | null {
  if (uuid === null || name === null) return null;
  return { access: 'public', customer: { uuid, name, language } };
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
