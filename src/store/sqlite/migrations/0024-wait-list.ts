import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Venue documents from before offer nothing by themselves. */
const DEFAULTS = '{"offersTables":false,"minutesToday":10,"minutesLater":120}';

/**
 * The place of a booking on the wait list, with its offer, and when each work day is next to be looked at. The index
 * answers whether anybody waits on a day.
 */
export const waitList: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table bookings add column wait_list text`.execute(db);
    await sql`create index bookings_on_wait_list on bookings (account_id, work_day)
      where status = 'PENDING_WAIT_LIST_BOOKING'`.execute(db);
    await sql`create table wait_list_checks (
      account_id text not null references accounts (account_id) on delete cascade,
      work_day text not null,
      due_at integer not null,
      primary key (account_id, work_day)
    ) strict`.execute(db);
    await sql`create index wait_list_checks_by_time on wait_list_checks (due_at)`.execute(db);
    await sql`update venue_documents
      set document = json_insert(document, '$.waitList', json(${DEFAULTS}))`.execute(db);
  },
};
