import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a guest's visits add up to is read from the index alone: their bookings lie years apart. */
export const visitsByCustomer: Migration = {
  async up(db: Kysely<never>) {
    await sql`drop index bookings_by_customer`.execute(db);
    await sql`create index bookings_by_customer
      on bookings (customer_uuid, status, canceled_at, pax, pax_children)
      where customer_uuid is not null`.execute(db);
  },
};
