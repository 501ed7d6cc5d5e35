import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How far the reminders of each venue are queued by its present rules, so that a crash or a start with a mail server
 * leaves none out. Venues from before have theirs queued once more, which changes nothing where they are right.
 */
export const reminderPlans: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table reminder_plans (
      account_id text primary key references accounts (account_id) on delete cascade,
      booking_at integer not null,
      uuid text not null,
      is_complete integer not null
    ) strict`.execute(db);
  },
};
