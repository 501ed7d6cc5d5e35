import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Attempts that are limited, such as wrong passwords, by who made them (`actor`) and, where it matters,
 * at what (`target`). Both are hashes. `last_at` is on the steady clock.
 */
export const attempts: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table attempts (
      limit_name text not null,
      actor text not null,
      target text not null,
      count integer not null,
      last_at real not null,
      primary key (limit_name, actor, target)
    ) strict, without rowid`.execute(db);
    await sql`create index attempts_by_target on attempts (target) where target <> ''`.execute(db);
    await sql`create index attempts_by_last_at on attempts (last_at)`.execute(db);
  },
};
