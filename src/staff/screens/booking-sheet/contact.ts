import { toE164 } from '../../../domain/phone.ts';

/** A guest’s name and phone number as typed into one field; empty where there is none. */
export interface TypedContact {
  name: string;
  phone: string;
}

/** Six digits or more, with the signs that people put between them. */
const PHONE = /\+?\(?\d(?:[\s().\-/]*\d){5,}/;

/** Splits "Rosa Ferrer 612 345 678", in either order, into name and number. */
export function splitContact(typed: string): TypedContact {
  const phone = PHONE.exec(typed)?.[0] ?? '';
  const name = typed
    .replace(phone, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
  return { name, phone: phone.trim() };
}

/** The parts of the form that say who the guest is. */
export interface ContactFields {
  who: string;
  phone: string;
  email: string;
}

export interface Contact {
  name: string;
  /** E.164; null if there is none. */
  phone: string | null;
  /** Whether a number was typed that cannot be understood. */
  isPhoneInvalid: boolean;
  email: string | null;
}

/** The guest that the form names. A number in the phone field counts more than one beside the name. */
export function contactOf({ who, phone, email }: ContactFields, country: string): Contact {
  const typed = splitContact(who);
  const number = phone.trim() || typed.phone;
  const e164 = number === '' ? null : toE164(number, country);
  return {
    name: typed.name,
    phone: e164,
    isPhoneInvalid: number !== '' && e164 === null,
    email: email.trim() || null,
  };
}
