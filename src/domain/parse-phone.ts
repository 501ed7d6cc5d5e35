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
 * plus sign, digits of any script, whatever punctuation, white space and invisible characters.
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

function toPossible(digits: string, country?: string): string | null {
  const parsed = parsePhoneNumberFromString(digits, country as CountryCode | undefined);
  return parsed?.isPossible() && E164.test(parsed.number) ? parsed.number : null;
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
