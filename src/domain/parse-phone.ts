import {
  type CountryCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { phoneDigits } from './phone.ts';

/** Longer texts are not looked at. */
const MAX_LENGTH = 100;
const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Parses a phone number as people write it: national or international, with a trunk prefix (`+44 (0)20 …`), `00` for the
 * plus sign, `tel:`, digits of any script, whatever punctuation, white space and invisible characters. E.164 has no place
 * for an extension, so it is left out.
 * @param country ISO 3166, as whose number one without a country code is read; without it, such a number is none
 * @returns the number in E.164; null if no country has such a number
 */
export function parsePhone(typed: string, country?: string): string | null {
  if (typed.length > MAX_LENGTH) return null;
  const written = phoneDigits(typed);
  if (written === null) return null;
  const spellings = [
    written.replace(/^00/, '+'),
    // A prefix for calls abroad that some countries have instead of 00.
    written,
    // A trunk prefix in brackets, where the country has none.
    phoneDigits(typed.normalize('NFKC').replace(/\(0\)/, '')) ?? written,
    // A German number may be too long because it includes a Durchwahl (extension).
    phoneDigits(typed.replace(/(?:,|durchwahl|dw)\P{N}*\p{N}+$/iu, '')) ?? written,
    ...mobileForms(written.replace(/^00/, '+'), country),
  ];
  for (const spelling of spellings) {
    let number = toPossible(spelling, country);
    while (number !== null) {
      // Of several zeros in front, each may be read as a trunk prefix.
      const next = toPossible(number);
      if (next === number) return number;
      number = next;
    }
  }
  return null;
}

/** Mobile numbers in forms that are obsolete or redundant. */
function mobileForms(digits: string, country?: string): string[] {
  // Until 2019, Mexico had a 1 after the country code, and 044, 045 or 01 before a national number.
  const mexican = /^(?:(\+?52)(?:1|01|04[45])|(?:01|04[45]))(\d{10})$/.exec(digits);
  if (mexican?.[1] || (mexican && country === 'MX')) return [`+52${mexican[2]}`];
  // In Argentina, 9 before the area code and 15 after it both mark a mobile number.
  const argentine = /^(\+?54)90?(\d+)$/.exec(digits);
  if (!argentine) return [];
  const national = argentine[2] ?? '';
  const by15 = toPossible(`+54${national}`);
  return [`+549${national}`, ...(by15?.startsWith('+549') ? [by15] : [])];
}

function toPossible(digits: string, country?: string): string | null {
  const parsed = parsePhoneNumberFromString(digits, country as CountryCode | undefined);
  if (!parsed?.isPossible() || !E164.test(parsed.number)) return null;
  // An Argentine mobile number without its area code, which cannot be inferred.
  return parsed.number.startsWith('+5415') ? null : parsed.number;
}

/** Whether two numbers in E.164 are the same one. Earlier versions kept numbers with a trunk prefix (`+44020…`). */
export function isSamePhone(one: string, other: string): boolean {
  return one === other || (parsePhone(one) ?? one) === (parsePhone(other) ?? other);
}

/** The significant digits of a number in E.164, without the country code. */
export function nationalDigits(phone: string): string {
  return parsePhoneNumberFromString(phone)?.nationalNumber ?? phone;
}

/** A number of the country as people write it, with the country code; of Great Britain where the country has none. */
export function phoneExample(country: string): string {
  const example =
    getExampleNumber(country as CountryCode, examples) ?? getExampleNumber('GB', examples);
  return example?.formatInternational() ?? '';
}
