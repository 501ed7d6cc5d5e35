import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Erasures after which the write-ahead log has not been emptied yet. */
export const unfinishedErasures: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table unfinished_erasures (
      id integer primary key autoincrement,
      erased_at integer not null
    ) strict`.execute(db);
  },
};
