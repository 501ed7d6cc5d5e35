import type { Contact } from './as-booked.ts';
import type { Customer } from './customer.ts';
import { phoneDigits } from './phone.ts';
import { folded } from './typed-text.ts';
import type { VisitRecord } from './visit-record.ts';

/** What staff typed to find a guest, as the databases look for it. */
export interface CustomerQuery {
  /** Each occurs in the name, the email or the phone number of the guest; a space in front means: begins a word. */
  parts: readonly string[];
  /** What the guest is compared with to rank them: without accents, in small letters. */
  words: readonly string[];
}

/** The shortest part that is found in the middle of a word; shorter ones only begin words. */
const MIN_INNER = 3;
const MIN_WORD = 2;
/** A phone number typed as a whole, so that a zero in front is not of the number as it is stored. */
const MIN_WHOLE_NUMBER = 7;

/**
 * Parses what staff typed: words in any order, or a part of a phone number with whatever separates its digits.
 * @returns null if it is too short: fewer than two letters or three digits
 */
export function parseCustomerQuery(text: string): CustomerQuery | null {
  const digits = phoneDigits(text)?.replace('+', '');
  if (digits !== undefined) {
    const number = digits.length >= MIN_WHOLE_NUMBER ? digits.replace(/^0+/, '') : digits;
    return number.length >= MIN_INNER ? { parts: [number], words: [number] } : null;
  }
  const words = text
    .normalize('NFC')
    .split(/\s+/)
    .filter((word) => lengthOf(word) >= MIN_WORD);
  if (words.length === 0) return null;
  return {
    parts: words.map((word) => (lengthOf(word) >= MIN_INNER ? word : ` ${word}`)),
    words: words.map(folded),
  };
}

/** A guest who was found, with what they are ranked by. */
export interface FoundCustomer {
  customer: Customer;
  /** Null before the first booking. */
  visits: VisitRecord | null;
  /** The contact of a booking that matches, where the guest's own does not; null if it does. */
  bookedAs: Contact | null;
}

/** Those first whose words begin with what was typed, then those who come soon, then those who came often. */
export function rankCustomers(
  found: readonly FoundCustomer[],
  { words }: CustomerQuery,
  now: number,
): FoundCustomer[] {
  const ranked = found.map((each) => ({ each, rank: rankOf(each, words, now) }));
  ranked.sort((a, b) => {
    for (const [index, value] of a.rank.entries()) {
      const difference = (b.rank[index] ?? 0) - value;
      if (difference !== 0) return difference;
    }
    return a.each.customer.name < b.each.customer.name ? -1 : 1;
  });
  return ranked.map(({ each }) => each);
}

/** What counts first comes first. */
function rankOf(
  { customer, visits, bookedAs }: FoundCustomer,
  words: readonly string[],
  now: number,
): number[] {
  const { name, email, phone } = bookedAs ?? customer;
  const own = ` ${folded(name)} ${email?.toLowerCase() ?? ''} ${phone ?? ''}`;
  const beginning = words.filter((word) => own.includes(` ${word}`) || own.endsWith(word));
  const isExpected = visits?.confirmedAt.some((at) => at > now) ?? false;
  return [beginning.length, isExpected ? 1 : 0, visits?.visitsCount ?? 0, visits?.lastVisitAt ?? 0];
}

function lengthOf(text: string): number {
  return [...text].length;
}
