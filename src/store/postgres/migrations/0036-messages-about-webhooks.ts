import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages to the venue about webhooks, which are about no booking. */
export const messagesAboutWebhooks: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table messages
      alter column booking_uuid drop not null,
      add column webhook_id text collate "C" references webhook_endpoints (id) on delete cascade`.execute(
      db,
    );
  },
};
