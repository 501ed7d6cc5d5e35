import { type RawBuilder, sql } from 'kysely';

/** Of the customers, those with each of these parts in their name, email or phone number. */
export function joinMatching(parts: readonly string[]): RawBuilder<unknown> {
  return sql`from customer_search_texts as texts
    join customers on customers.uuid = texts.customer_uuid
    where ${hasEach(parts)}`;
}

/** Of the bookings whose contact differs from their customer's, those whose contact contains all of these parts. */
export function joinMatchingGiven(parts: readonly string[]): RawBuilder<unknown> {
  return sql`from customer_search_given_texts as texts
    join bookings on bookings.account_id = texts.account_id and bookings.uuid = texts.booking_uuid
    join customers on customers.uuid = texts.customer_uuid
    where ${hasEach(parts)}`;
}

function hasEach(parts: readonly string[]): RawBuilder<unknown> {
  const conditions = parts.map((part) => {
    const literal = part.replace(/[\\%_]/g, String.raw`\$&`);
    return sql`texts.text like '%' || folded_search_text(${literal}) || '%'`;
  });
  return sql.join(conditions, sql` and `);
}
