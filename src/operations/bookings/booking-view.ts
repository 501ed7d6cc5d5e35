import { type Contact, saysMore } from '../../domain/as-booked.ts';
import { finish, type Steps } from '../../domain/availability/steps.ts';
import type { Booking } from '../../domain/booking.ts';
import { policyOf } from '../../domain/cancellation-policy.ts';
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
import { listWalkInGuests } from '../../store/walk-in-guests.ts';
import { readWhoBooked } from '../customers/own-contacts.ts';
import { customerUuidOf } from '../customers/uuid-of-booking.ts';
import type { Principal } from '../principal.ts';
import type { Tx } from '../tx.ts';
import { changesOf, readTableChanges, type TableChanges } from './table-changes.ts';

/** A customer with everything that the venue stores. */
interface PrivateCustomerView {
  access: 'private';
  customer: Customer;
  visits: Visits;
  /** The profile, if it differs from what was given with the booking; else null. */
  profile: Contact | null;
}

/** The data of a customer that the caller may see. */
export type CustomerView = PrivateCustomerView | { access: 'public'; customer: PublicCustomerData };

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
 * @returns the remaining steps, which no longer need the database: they look for tables for bookings at risk
 */
export async function viewBookings(
  tx: Tx<'principal' | 'venue'>,
  bookings: readonly Booking[],
): Promise<Steps<BookingView[]>> {
  const { context, db, principal, venue } = tx;
  const uuids = [...new Set(bookings.flatMap(({ customerUuid }) => customerUuid ?? []))];
  const customers = new Map(
    (await listCustomers(db, principal.accountId, uuids)).map((each) => [each.customer.uuid, each]),
  );
  const now = context.now();
  const whoBooked = principal.capabilities.seesWhoBooked
    ? await readWhoBooked(db, principal.accountId, {
        customers: [...customers.values()].map(({ customer }) => customer),
        bookings,
      })
    : null;
  const customerOf = (booking: Booking) => {
    const found = booking.customerUuid === null ? null : customers.get(booking.customerUuid);
    if (!found || found.customer.isErased) return null;
    if (principal.dataAccess === 'public') return publicView(principal, booking);
    const contact = whoBooked ? whoBooked(booking, found.customer) : found.customer;
    return privateView(principal, { ...found, contact, now });
  };
  const changes = principal.capabilities.seesTableMoves
    ? await readTableChanges(tx, bookings)
    : null;
  const guests =
    principal.capabilities.seesWalkInGuests && bookings.some(({ isWalkIn }) => isWalkIn)
      ? await listWalkInGuests(db, venue.accountId, workDayOf(venue, now))
      : null;
  const viewOf = (booking: Booking): Omit<BookingView, 'tableChanges'> => ({
    access: principal.dataAccess,
    booking: {
      ...(principal.capabilities.seesContacts ? booking : bookingWithoutContacts(booking)),
      cancellationPolicy: policyOf(booking, now),
    },
    venue,
    customer: customerOf(booking),
    language: principal.language,
    redirectUrl: null,
    walkInGuest: guests?.get(booking.uuid) ?? null,
  });
  return (function* () {
    const tables = changes && (yield* changes);
    return bookings.map((booking) => ({
      ...viewOf(booking),
      tableChanges: tables && changesOf(tables, booking.uuid),
    }));
  })();
}

export async function viewBooking(
  tx: Tx<'principal' | 'venue'>,
  booking: Booking,
): Promise<BookingView> {
  const [view] = finish(await viewBookings(tx, [booking]));
  if (!view) throw new Error('The booking has no view.');
  return view;
}

/** A customer apart from any booking: all data, or what this integration last sent. */
export async function viewCustomer(
  { context, db, principal }: Tx<'principal'>,
  uuid: string,
): Promise<CustomerView | null> {
  const { accountId, customerSource: integration } = principal;
  const [found] = await listCustomers(db, accountId, [uuid]);
  if (!found || found.customer.isErased) return null;
  if (principal.dataAccess === 'private') {
    const { customer } = found;
    return privateView(principal, { ...found, contact: customer, now: context.now() });
  }
  const [sent] = await listIntegrationCustomers(db, { accountId, integration }, [uuid]);
  return sent ? { access: 'public', customer: { ...sent, uuid } } : null;
}

interface ShownCustomer extends CustomerWithVisits {
  /** The contact that was given with the viewed booking, or that of the profile. */
  contact: Contact;
  now: Instant;
}

function privateView(
  { capabilities }: Principal,
  { customer, visits, contact, now }: ShownCustomer,
): CustomerView {
  const seen = (each: Customer) =>
    capabilities.seesContacts ? each : customerWithoutContacts(each);
  const shown = seen({ ...customer, ...contact });
  const { name, email, phone } = seen(customer);
  const own = { name, email, phone };
  const profile = saysMore(own, shown) ? own : null;
  const figures = visitsAt(visits ?? NO_VISITS, now);
  return { access: 'private', customer: shown, visits: figures, profile };
}

/**
 * The customer as sent with this booking. Anyone can book with another person's email, and the bookings
 * then share one customer; so no booking shows what was sent with another.
 */
function publicView(
  { capabilities }: Principal,
  { uuid: bookingUuid, customerUuid, customerName: name, language }: Booking,
): CustomerView | null {
  if (customerUuid === null || name === null) return null;
  const uuid = capabilities.knowsCustomers ? customerUuid : customerUuidOf(bookingUuid);
  return { access: 'public', customer: { uuid, name, language } };
}
