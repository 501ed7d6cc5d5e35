import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * When each customer first consented to the processing of their data, from the consents that were recorded. Until now
 * this was said of everybody who had not been erased, also of those whom the venue only informed.
 */
export const consentsOfCustomers: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table customers add column consented_at integer`.execute(db);
    await sql`update customers set consented_at = (
      select min(given_at) from customer_consents
        where customer_uuid = customers.uuid and kind = 'DATA_PROCESSING'
    ) where has_gdpr_consent = 1`.execute(db);
  },
};
