import { withAsciiDigits } from './typed-text.ts';

/**
 * What a typed phone number consists of: its digits as `0` to `9`, after a `+` if there is one. Null if there is
 * anything else than digits, punctuation, white space and invisible characters.
 */
export function phoneDigits(typed: string): string | null {
  const bare = withAsciiDigits(typed.normalize('NFKC').replace(/[^\p{L}\p{N}+]/gu, ''));
  return /^\+?\d+$/.test(bare) ? bare : null;
}

/** A rough check for forms, which is small: 4 to 20 digits and no letters. The server knows the numbers of each country. */
export const TYPED_PHONE = /^(?:[^\p{L}\p{Nd}]*\p{Nd}){4,20}[^\p{L}\p{Nd}]*$/u;

/**
 * The last digits of a number, which are the same in all its spellings: these differ in what comes before, as country
 * codes and trunk prefixes.
 */
export function phoneEnding(phone: string): string {
  return phone.slice(-6);
}
