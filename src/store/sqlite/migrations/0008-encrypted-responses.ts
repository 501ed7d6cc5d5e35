import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Renames the column of stored responses to match the code. */
export const encryptedResponses: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table idempotency_keys rename column sealed_answer to encrypted_response`.execute(
      db,
    );
  },
};
