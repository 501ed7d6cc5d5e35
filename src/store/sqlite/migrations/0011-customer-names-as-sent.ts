import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores with each booking the name that was sent with it. Earlier bookings get the name that their
 * partner last sent. Of diners, all of whom shared one name per customer, only those with a single
 * booking get it: which of several was sent with which booking is not known.
 */
export const customerNamesAsSent: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table bookings add column customer_name text`.execute(db);
    await sql`update bookings set customer_name = (
        select name from integration_customers sent
        where sent.account_id = bookings.account_id
          and sent.customer_uuid = bookings.customer_uuid
          and sent.integration = coalesce(
            bookings.partner_id, iif(bookings.channel = 'WIDGET', 'WIDGET', 'STAFF'))
      )
      where customer_uuid is not null and (
        channel <> 'WIDGET' or 1 = (
          select count(*) from bookings other
          where other.customer_uuid = bookings.customer_uuid and other.channel = 'WIDGET'))`.execute(
      db,
    );
  },
};
