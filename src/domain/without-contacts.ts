import type { Booking } from './booking.ts';
import { NO_NOTES, pickNotes } from './booking-notes.ts';
import type { Customer } from './customer.ts';

/** The kitchen sees who comes, when and where, allergies and wishes, but neither contacts nor the notes of staff. */
export function bookingWithoutContacts(booking: Booking): Booking {
  const contacts = { customerEmail: null, customerPhone: null, ip: null };
  return { ...booking, ...contacts, ...pickNotes(NO_NOTES, 'STAFF') };
}

export function customerWithoutContacts(customer: Customer): Customer {
  const contacts = { email: null, phone: null, birthDate: null, postalCode: null };
  return { ...customer, ...contacts, privateNotes: null, tags: [] };
}
