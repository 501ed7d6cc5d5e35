import { phoneDigits, phoneEnding, WORDED_EXTENSION } from '../../../domain/phone.ts';
import { cleanName, isNamed } from '../../../domain/typed-text.ts';

/** A guest’s name and phone number as typed into one field; empty where there is none. */
export interface TypedContact {
  name: string;
  phone: string;
}

/** Six digits or more, with punctuation and invisible characters between them, and perhaps `tel:` or an extension. */
const PHONE = new RegExp(
  `(?:(?<!\\p{L})tel[.:\\s]*)?[+＋]?\\(?\\p{Nd}(?:[\\s\\p{Pd}\\p{Cf}().·/]*\\p{Nd}){5,}(?:[\\s.,;]*${WORDED_EXTENSION})?`,
  'iu',
);

/** The fewest digits of a phone number. */
const MIN_DIGITS = 4;

/** Splits "Rosa Ferrer 612 345 678", in either order, into name and number. */
export function splitContact(typed: string): TypedContact {
  const phone = PHONE.exec(typed)?.[0] ?? '';
  const name = cleanName(typed.replace(phone, ' ')).replace(/^[\s,;:]+|[\s,;:]+$/g, '');
  // A hyphen in place of a name is no name.
  return { name: isNamed(name) ? name : '', phone: phone.trim() };
}

/** The parts of the form that say who the guest is. */
export interface ContactFields {
  who: string;
  phone: string;
  email: string;
}

export interface Contact {
  name: string;
  /** As typed: the server knows the numbers of each country. Null if there is none. */
  phone: string | null;
  /** Whether a number was typed that is certainly none. */
  isPhoneInvalid: boolean;
  email: string | null;
}

/** The guest that the form names. A number in the phone field counts more than one beside the name. */
export function contactOf({ who, phone, email }: ContactFields): Contact {
  const typed = splitContact(who);
  const number = phone.trim() || typed.phone;
  return {
    name: typed.name,
    phone: number || null,
    isPhoneInvalid: number !== '' && (phoneDigits(number)?.length ?? 0) < MIN_DIGITS,
    email: email.trim() || null,
  };
}

/** Whether a typed number and one in E.164 end alike, as all spellings of one number do. */
export function endsAlike(typed: string, phone: string): boolean {
  return phoneEnding(phoneDigits(typed) ?? '') === phoneEnding(phone);
}
