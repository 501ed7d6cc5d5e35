import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An approval is for one body, too. Those of the version before have none, and last two minutes. */
export const approvedBodies: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table staff_approvals add column body_hash text collate "C"`.execute(db);
  },
};
