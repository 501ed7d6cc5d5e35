import { type RawBuilder, sql } from 'kysely';

/** Of the customers, those with each of these parts in their name, email or phone number. */
export function joinMatching(parts: readonly string[]): RawBuilder<unknown> {
  const conditions = parts.map((part) => {
    const literal = part.replace(/[\\%_]/g, String.raw`\$&`);
    return sql`customer_search_texts.text like '%' || folded_search_text(${literal}) || '%'`;
  });
  return sql`from customer_search_texts
    join customers on customers.uuid = customer_search_texts.customer_uuid
    where ${sql.join(conditions, sql` and `)}`;
}
