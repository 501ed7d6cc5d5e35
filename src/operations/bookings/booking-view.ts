import type { Booking } from '../../domain/booking.ts';
import { policyAt } from '../../domain/cancellation-policy.ts';
import type { Customer, Visits } from '../../domain/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Venue } from '../../domain/venue.ts';
import { type Instant, workDayOf } from '../../domain/venue-time.ts';
import { NO_VISITS, visitsAt } from '../../domain/visit-record.ts';
import type { WalkInGuest } from '../../domain/walk-in-guest.ts';
import { bookingWithoutContacts, customerWithoutContacts } from '../../domain/without-contacts.ts';
import {
  type CustomerWithVisits,
  listCustomers,
  listIntegrationCustomers,
} from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import { listWalkInGuests } from '../../store/walk-in-guests.ts';
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
  /** Null for callers who do not see it, if nothing was noted, and from the next work day on. */
  walkInGuest: WalkInGuest | null;
}

/**
 * Adds the customers to bookings, and brings their cancellation policies up to now. The number of reads does not
 * grow with the number of bookings.
 */
export async function viewBookings(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  bookings: readonly Booking[],
): Promise<BookingView[]> {
  const uuids = [...new Set(bookings.flatMap(({ customerUuid }) => customerUuid ?? []))];
  const customers = new Map(
    (await listCustomers(db, principal.accountId, uuids)).map((each) => [each.customer.uuid, each]),
  );
  const now = context.now();
  const customerOf = (booking: Booking) => {
    const found = booking.customerUuid === null ? null : customers.get(booking.customerUuid);
    if (!found || found.customer.isErased) return null;
    return principal.dataAccess === 'private'
      ? privateView(principal, found, now)
      : publicView(booking);
  };
  const changes = principal.capabilities.seesTableMoves
    ? await readTableChanges(context, db, venue, bookings)
    : null;
  const guests =
    principal.capabilities.seesWalkInGuests && bookings.some(({ isWalkIn }) => isWalkIn)
      ? await listWalkInGuests(db, venue.accountId, workDayOf(venue, now))
      : null;
  return bookings.map((booking) => ({
    access: principal.dataAccess,
    booking: {
      ...(principal.capabilities.seesContacts ? booking : bookingWithoutContacts(booking)),
      cancellationPolicy: booking.cancellationPolicy && policyAt(booking.cancellationPolicy, now),
    },
    venue,
    customer: customerOf(booking),
    language: principal.language,
    redirectUrl: null,
    tableChanges: changes && changesOf(changes, booking.uuid),
    walkInGuest: guests?.get(booking.uuid) ?? null,
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

/** A customer apart from any booking: all data, or what this integration last sent. */
export async function viewCustomer(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
): Promise<CustomerView | null> {
  const { accountId, customerSource } = principal;
  const [found] = await listCustomers(db, accountId, [uuid]);
  if (!found || found.customer.isErased) return null;
  if (principal.dataAccess === 'private') return privateView(principal, found, context.now());
  const [sent] = await listIntegrationCustomers(db, accountId, customerSource, [uuid]);
  return sent ? { access: 'public', customer: { ...sent, uuid } } : null;
}

function privateView(
  { capabilities }: Principal,
  { customer, visits }: CustomerWithVisits,
  now: Instant,
): CustomerView {
  const shown = capabilities.seesContacts ? customer : customerWithoutContacts(customer);
  return { access: 'private', customer: shown, visits: visitsAt(visits ?? NO_VISITS, now) };
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
