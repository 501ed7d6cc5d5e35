import { type RawBuilder, sql } from 'kysely';

/** Of the customers, those with each of these parts in their name, email or phone number; the newest first. */
export function joinMatching(parts: readonly string[]): RawBuilder<unknown> {
  const phrases = parts.map((part) => `"${withPlainLetters(part).replaceAll('"', '""')}"`);
  return sql`from customer_search
    join customer_search_texts on customer_search_texts.id = customer_search.rowid
    join customers on customers.uuid = customer_search_texts.customer_uuid
    where customer_search match ${phrases.join(' ')}`;
}

/** As the migration writes the letters that no diacritic explains. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

function withPlainLetters(part: string): string {
  return part.replace(/[ßæœøłđı]/gi, (letter) => PLAIN[letter.toLowerCase()] ?? letter);
}

/** The order in which the index has them. */
export const NEWEST_FIRST = sql`order by customer_search.rowid desc`;
