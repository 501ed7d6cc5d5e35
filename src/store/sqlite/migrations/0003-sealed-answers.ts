import { createCipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

interface PlainRow {
  caller: string;
  account_id: string;
  operation: string;
  idempotency_key: string;
  request_hash: string;
  booking_uuid: string;
  answer: string;
  etag: string;
  created_at: number;
}

/**
 * Stores responses to creates encrypted with their idempotency key, and only a hash of the key, because a
 * response may contain a link that gives access to the booking.
 */
export const sealedAnswers: Migration = {
  async up(db: Kysely<never>) {
    const { rows } = await sql<PlainRow>`select * from idempotency_keys`.execute(db);
    await sql`drop table idempotency_keys`.execute(db);
    await sql`create table idempotency_keys (
      caller text not null,
      account_id text not null references accounts (account_id) on delete cascade,
      operation text not null,
      key_hash text not null,
      request_hash text not null,
      booking_uuid text not null,
      sealed_answer text not null,
      etag text not null,
      created_at integer not null,
      primary key (caller, account_id, operation, key_hash)
    ) strict, without rowid`.execute(db);
    await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
    await sql`create index idempotency_keys_by_booking on idempotency_keys (booking_uuid)`.execute(
      db,
    );
    for (const row of rows) {
      await sql`insert into idempotency_keys values (${row.caller}, ${row.account_id},
        ${row.operation}, ${hashOf(row.idempotency_key)}, ${row.request_hash},
        ${row.booking_uuid}, ${encryptedAnswer(row)}, ${row.etag}, ${row.created_at})`.execute(db);
    }
  },
};

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The encryption as it was when this migration was written. Does not change with later versions. */
function encryptedAnswer({
  caller,
  account_id,
  operation,
  idempotency_key,
  answer,
}: PlainRow): string {
  const scope = [caller, account_id, operation].join('\n');
  const key = Buffer.from(hkdfSync('sha256', idempotency_key, scope, 'answer to a create', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}
