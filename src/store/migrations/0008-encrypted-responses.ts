import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Gives the column of kept responses the name that the code has for them. */
export const encryptedResponses: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table idempotency_keys rename column sealed_answer to encrypted_response`.execute(
      db,
    );
  },
};
