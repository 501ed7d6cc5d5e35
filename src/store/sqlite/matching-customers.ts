import { type RawBuilder, sql } from 'kysely';
import { folded } from '../../domain/typed-text.ts';
import type { Db } from '../db.ts';
import { LETTERS } from '../migrations/baseline/customer-search-on-sqlite.ts';

/** Of the customers in the index, those with each of these parts in their name, email or phone number. */
export function joinMatching(parts: readonly string[]): RawBuilder<unknown> {
  return sql`from customer_search
    join customer_search_texts on customer_search_texts.id = customer_search.rowid
    join customers on customers.uuid = customer_search_texts.customer_uuid
    where customer_search match ${phrasesOf(parts)}`;
}

/** Of the bookings whose contact differs from their customer's, those whose contact contains all of these parts. */
export function joinMatchingGiven(parts: readonly string[]): RawBuilder<unknown> {
  return sql`from customer_search_given
    join customer_search_given_texts as texts on texts.id = customer_search_given.rowid
    join bookings on bookings.uuid = texts.booking_uuid
    join customers on customers.uuid = texts.customer_uuid
    where customer_search_given match ${phrasesOf(parts)}`;
}

function phrasesOf(parts: readonly string[]): string {
  return parts.map((part) => `"${withPlainLetters(part).replaceAll('"', '""')}"`).join(' ');
}

/** Of the customers who are not in the index yet, fewer than 256, those with each of these parts. */
export async function joinMatchingUnindexed(
  db: Db,
  parts: readonly string[],
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ customer_uuid: string; text: string }>`
    select customer_uuid, text from customer_search_waiting`.execute(db);
  const wanted = parts.map((part) => folded(withPlainLetters(part)));
  const uuids = rows
    .filter(({ text }) => wanted.every((part) => folded(text).includes(part)))
    .map((row) => row.customer_uuid);
  return sql`from customers
    where customers.uuid in (select value from json_each(${JSON.stringify(uuids)}))`;
}

const PLAIN: ReadonlyMap<string, string> = new Map(LETTERS);

/** Replaces letters that are not a base letter with a diacritic as the index does. */
function withPlainLetters(part: string): string {
  return [...part].map((letter) => PLAIN.get(letter) ?? letter).join('');
}

/** The order in which the index has them. */
export const NEWEST_FIRST = sql`order by customer_search.rowid desc`;
