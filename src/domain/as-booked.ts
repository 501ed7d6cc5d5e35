import type { Booking } from './booking.ts';
import type { Customer } from './customer.ts';
import { isSamePhone } from './parse-phone.ts';
import { isSameName } from './same-name.ts';
import { folded } from './typed-text.ts';

/** A person's name, email and phone number. */
export type Contact = Pick<Customer, 'name' | 'email' | 'phone'>;

/** The contact that was given with a booking; null for what was not given. */
export type GivenContact = Pick<Booking, 'customerName' | 'customerEmail' | 'customerPhone'>;

/** The contact in a request. */
export interface SentContact {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

/** The contact of a request as it is stored with the booking. */
export function givenContact({ name, email, phone }: SentContact): GivenContact {
  return { customerName: name, customerEmail: email ?? null, customerPhone: phone ?? null };
}

/**
 * Who made a booking: what was given with it. Several people may book with one email or phone number, and then share
 * one profile. So a missing email or phone is taken from the profile only if {@link isSameName} says so.
 * @param own the profile's own contact: see {@link ownContact}
 */
export function asBooked(given: GivenContact, own: Contact): Contact {
  const name = given.customerName ?? own.name;
  const isOwn = isSameName(name, own.name);
  return {
    name,
    email: given.customerEmail ?? (isOwn ? own.email : null),
    phone: given.customerPhone ?? (isOwn ? own.phone : null),
  };
}

/**
 * The profile without an email or phone that was also given under another name: it may have come into the profile from
 * such a booking.
 * @param given with all bookings of the profile, or with those that differ from it
 */
export function ownContact(profile: Contact, given: readonly GivenContact[]): Contact {
  const others = given.filter(
    ({ customerName }) => customerName !== null && !isSameName(customerName, profile.name),
  );
  const { name, email, phone } = profile;
  const isSharedEmail = others.some(
    ({ customerEmail }) => customerEmail?.toLowerCase() === email?.toLowerCase(),
  );
  const isSharedPhone = others.some(
    ({ customerPhone }) => customerPhone !== null && isSamePhone(customerPhone, phone ?? ''),
  );
  return { name, email: isSharedEmail ? null : email, phone: isSharedPhone ? null : phone };
}

/** A longer list would not be read. */
const MAX_CONTACTS = 5;

/** The contacts that were given with a guest's bookings and differ from the profile: each once, the latest first. */
export function allBookedAs(newestFirst: readonly Contact[], profile: Contact): Contact[] {
  const contacts = new Map<string, Contact>();
  for (const { name, email, phone } of newestFirst) {
    const contact = { name, email, phone };
    const key = folded(JSON.stringify([name, email, phone]));
    if (saysMore(contact, profile) && !contacts.has(key)) contacts.set(key, contact);
  }
  return [...contacts.values()].slice(0, MAX_CONTACTS);
}

/** Whether a contact has a name, email or phone number that another one lacks. */
export function saysMore({ name, email, phone }: Contact, other: Contact): boolean {
  return (
    folded(name) !== folded(other.name) ||
    (email !== null && email.toLowerCase() !== other.email?.toLowerCase()) ||
    (phone !== null && !isSamePhone(phone, other.phone ?? ''))
  );
}
