import {
  asBooked,
  type Contact,
  type GivenContact,
  givenContact,
  ownContact,
  type SentContact,
} from '../../domain/as-booked.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import { listOtherGivenContacts } from '../../store/customer-search.ts';
import type { Db } from '../../store/store.ts';

type BookingOfGuest = GivenContact & Pick<Booking, 'customerUuid'>;

/** Tells who made a booking of one of these customers: see `asBooked`. */
export type WhoBooked = (booking: BookingOfGuest, customer: Customer) => Contact;

/**
 * Reads what {@link asBooked} needs for these bookings: the contacts that were given under other names. Most bookings come
 * with the same email and phone as their customer's, and need nothing.
 */
export async function readWhoBooked(
  db: Db,
  accountId: string,
  { customers, bookings }: { customers: readonly Customer[]; bookings: readonly BookingOfGuest[] },
): Promise<WhoBooked> {
  const byUuid = new Map(customers.map((customer) => [customer.uuid, customer]));
  const incomplete = new Map<string, Customer>();
  for (const { customerUuid, customerEmail, customerPhone } of bookings) {
    const customer = customerUuid === null ? undefined : byUuid.get(customerUuid);
    if (!customer) continue;
    const lacksEmail = customerEmail === null && customer.email !== null;
    const lacksPhone = customerPhone === null && customer.phone !== null;
    if (lacksEmail || lacksPhone) incomplete.set(customer.uuid, customer);
  }
  const given = await listOtherGivenContacts(db, accountId, [...incomplete.keys()]);
  const own = new Map(
    [...incomplete.values()].map((each) => [
      each.uuid,
      ownContact(each, given.get(each.uuid) ?? []),
    ]),
  );
  return (booking, customer) => asBooked(booking, own.get(customer.uuid) ?? customer);
}

/** As {@link readWhoBooked}, for a customer of whom all bookings are read. */
export function whoBookedOf(customer: Customer, bookings: readonly BookingOfGuest[]): WhoBooked {
  const own = ownContact(customer, bookings);
  return (booking) => asBooked(booking, own);
}

/**
 * The contact that a new booking stores: what was sent.
 * @param named the customer that the request names by uuid, or null; what was not sent is taken from this profile where
 *   `asBooked` allows it
 */
export async function readGivenContact(
  db: Db,
  sent: SentContact,
  named: Customer | null,
): Promise<GivenContact> {
  const given = givenContact(sent);
  if (!named) return given;
  const booking = { customerUuid: named.uuid, ...given };
  const ofNamed = { customers: [named], bookings: [booking] };
  const whoBooked = await readWhoBooked(db, named.accountId, ofNamed);
  const { email, phone } = whoBooked(booking, named);
  return { ...given, customerEmail: email, customerPhone: phone };
}
