import type { Booking } from './booking.ts';
import type { Customer } from './customer.ts';

/** The kitchen sees who comes, when and where, allergies and wishes, but neither contacts nor notes. */
export function bookingWithoutContacts(booking: Booking): Booking {
  return { ...booking, customerEmail: null, customerPhone: null, privateNotes: null, ip: null };
}

export function customerWithoutContacts(customer: Customer): Customer {
  const contacts = { email: null, phone: null, birthDate: null, postalCode: null };
  return { ...customer, ...contacts, privateNotes: null, tags: [] };
}
