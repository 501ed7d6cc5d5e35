import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When a key was last used, so that a venue knows which one it can revoke. */
export const lastUseOfKeys: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table api_keys add column last_used_at integer`.execute(db);
  },
};
