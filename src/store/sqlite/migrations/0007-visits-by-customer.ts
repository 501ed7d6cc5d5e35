import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A covering index to count a guest's visits, because their bookings are spread over many pages. */
export const visitsByCustomer: Migration = {
  async up(db: Kysely<never>) {
    await sql`drop index bookings_by_customer`.execute(db);
    await sql`create index bookings_by_customer
      on bookings (customer_uuid, status, canceled_at, pax, pax_children)
      where customer_uuid is not null`.execute(db);
  },
};
