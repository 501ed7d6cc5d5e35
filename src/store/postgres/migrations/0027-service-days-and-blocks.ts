import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What staff set for one work day, and tables that they block on it. Each change changes the version of its work day,
 * as that of a booking does, and `service_version` besides: only these two change it.
 */
export const serviceDaysAndBlocks: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table work_days add column service_version bigint`.execute(db);
    await sql`create table service_days (
      account_id text collate "C" not null references accounts (account_id) on delete cascade,
      work_day text collate "C" not null,
      version integer not null,
      limits text not null,
      team_note text,
      guest_message text,
      updated_at bigint not null,
      primary key (account_id, work_day)
    )`.execute(db);
    await sql`create table blocks (
      id text collate "C" primary key,
      account_id text collate "C" not null references accounts (account_id) on delete cascade,
      work_day text collate "C" not null,
      table_ids text not null,
      start_at bigint not null,
      end_at bigint not null,
      reason text,
      created_at bigint not null,
      released_at bigint
    )`.execute(db);
    await sql`create index blocks_by_day on blocks (account_id, work_day)`.execute(db);
    await sql`create function bump_service_version() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        -- Inserts no row: when an account is deleted, its days are deleted too.
        update work_days set version = new_day_version(), service_version = new_day_version()
          where account_id = old.account_id and work_day = old.work_day;
      else
        insert into work_days (account_id, work_day, version, service_version)
          values (new.account_id, new.work_day, new_day_version(), new_day_version())
          on conflict (account_id, work_day) do update
            set version = excluded.version, service_version = excluded.service_version;
      end if;
      return null;
    end $$`.execute(db);
    for (const table of ['service_days', 'blocks'])
      await sql
        .raw(`create trigger ${table}_version after insert or update or delete on ${table}
          for each row execute function bump_service_version()`)
        .execute(db);
  },
};
