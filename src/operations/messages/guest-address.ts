import type { Booking } from '../../domain/booking.ts';
import type { Customer } from '../../domain/customer.ts';
import type { MailAddress } from '../../mail/mail.ts';
import { findCustomer } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import { findWalkInGuest } from '../../store/walk-in-guests.ts';
import { readWhoBooked } from '../customers/own-contacts.ts';

/**
 * The email of the person who made the booking (see `asBooked`), or the one that guests at the door left; null without
 * one, and after an erasure.
 */
export async function findGuestAddress(db: Db, booking: Booking): Promise<MailAddress | null> {
  const { accountId, customerUuid, customerName } = booking;
  if (customerUuid === null) return findAddressAtDoor(db, booking);
  const customer = await findCustomer(db, accountId, customerUuid);
  if (!mayBeWrittenTo(customer)) return null;
  const whoBooked = await readWhoBooked(db, accountId, {
    customers: [customer],
    bookings: [booking],
  });
  const { email: address } = whoBooked(booking, customer);
  return address === null ? null : { name: customerName ?? '', address };
}

async function findAddressAtDoor(db: Db, booking: Booking): Promise<MailAddress | null> {
  const guest = await findWalkInGuest(db, booking);
  return guest?.email ? { name: guest.name ?? '', address: guest.email } : null;
}

function mayBeWrittenTo(customer: Customer | null): customer is Customer {
  return customer !== null && !customer.isErased;
}
