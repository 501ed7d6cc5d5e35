import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const FRESH = 'random() & 9007199254740991';

/**
 * What staff set for one work day, and tables that they block on it. Each change changes the version of its work day,
 * as that of a booking does, and `service_version` besides: only these two change it.
 */
export const serviceDaysAndBlocks: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table work_days add column service_version integer`.execute(db);
    await sql`create table service_days (
      account_id text not null references accounts (account_id) on delete cascade,
      work_day text not null,
      version integer not null,
      limits text not null,
      team_note text,
      guest_message text,
      updated_at integer not null,
      primary key (account_id, work_day)
    ) strict, without rowid`.execute(db);
    await sql`create table blocks (
      id text primary key,
      account_id text not null references accounts (account_id) on delete cascade,
      work_day text not null,
      table_ids text not null,
      start_at integer not null,
      end_at integer not null,
      reason text,
      created_at integer not null,
      released_at integer
    ) strict`.execute(db);
    await sql`create index blocks_by_day on blocks (account_id, work_day)`.execute(db);
    for (const table of ['service_days', 'blocks']) {
      for (const event of ['insert', 'update'])
        await sql
          .raw(`create trigger ${table}_version_on_${event} after ${event} on ${table} begin
            insert into work_days (account_id, work_day, version, service_version)
              values (new.account_id, new.work_day, ${FRESH}, ${FRESH})
              on conflict do update
                set version = excluded.version, service_version = excluded.service_version;
          end`)
          .execute(db);
      await sql
        .raw(`create trigger ${table}_version_on_delete after delete on ${table} begin
          update work_days set version = ${FRESH}, service_version = ${FRESH}
            where account_id = old.account_id and work_day = old.work_day;
        end`)
        .execute(db);
    }
  },
};
