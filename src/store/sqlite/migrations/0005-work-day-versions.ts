import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A version per work day, for caches of results that depend on its bookings. It changes with every change
 * of a booking, by any process. It is random instead of counted up, so that the version of a rolled-back
 * change is never used again. A day without a row has never had a booking.
 */
const FRESH = 'random() & 9007199254740991';

const STATEMENTS = [
  `create table work_days (
    account_id text not null references accounts (account_id) on delete cascade,
    work_day text not null,
    version integer not null,
    primary key (account_id, work_day)
  ) strict, without rowid`,
  ...['bookings', 'booking_tables'].flatMap((table) => [
    `create trigger ${table}_version_on_insert after insert on ${table}
      begin ${bump('new')}; end`,
    `create trigger ${table}_version_on_update after update on ${table}
      begin ${bump('new')}; ${touch('old')}; end`,
    `create trigger ${table}_version_on_delete after delete on ${table}
      begin ${touch('old')}; end`,
  ]),
  `insert into work_days (account_id, work_day, version)
    select account_id, work_day, ${FRESH} from bookings group by account_id, work_day`,
];

function bump(row: 'new'): string {
  return `insert into work_days (account_id, work_day, version)
    values (${row}.account_id, ${row}.work_day, ${FRESH})
    on conflict do update set version = excluded.version`;
}

/** Does not insert a row: when an account is deleted, its days are deleted too. */
function touch(row: 'old'): string {
  return `update work_days set version = ${FRESH}
    where account_id = ${row}.account_id and work_day = ${row}.work_day`;
}

export const workDayVersions: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
