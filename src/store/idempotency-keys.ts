import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

/** The first successful response to a key, stored so that it can be repeated. */
export interface IdempotencyRecord {
  /** The principal's `caller`. */
  caller: string;
  accountId: string;
  operation: string;
  keyHash: string;
  requestHash: string;
  bookingUuid: string;
  /** Can be decrypted only with the key itself, which is not stored. */
  encryptedResponse: string;
  etag: string;
}

export type IdempotencyScope = Pick<
  IdempotencyRecord,
  'caller' | 'accountId' | 'operation' | 'keyHash'
>;

const RETENTION_MS = 24 * 3_600_000;

export async function findIdempotencyRecord(
  db: Db,
  scope: IdempotencyScope,
  now: number,
): Promise<IdempotencyRecord | null> {
  const {
    rows: [row],
  } = await findRow(db, { ...scope, after: now - RETENTION_MS });
  return row
    ? {
        ...scope,
        requestHash: row.request_hash,
        bookingUuid: row.booking_uuid,
        encryptedResponse: row.encrypted_response,
        etag: row.etag,
      }
    : null;
}

const findRow = prepared((db, scope: IdempotencyScope & { after: number }) =>
  db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('caller', '=', scope.caller)
    .where('account_id', '=', scope.accountId)
    .where('operation', '=', scope.operation)
    .where('key_hash', '=', scope.keyHash)
    .where('created_at', '>', scope.after),
);

/** Deletes the responses that have expired. */
export async function deleteExpiredIdempotencyRecords(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - RETENTION_MS)
    .execute();
}

export async function hasExpiredIdempotencyRecords(db: Db, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select('key_hash')
    .where('created_at', '<=', now - RETENTION_MS)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a response, in place of an expired one with the same key. */
export async function saveIdempotencyRecord(
  db: Db,
  record: IdempotencyRecord,
  now: number,
): Promise<void> {
  await saveRow(db, { ...record, now });
}

const saveRow = prepared((db, record: IdempotencyRecord & { now: number }) => {
  const response = {
    request_hash: record.requestHash,
    booking_uuid: record.bookingUuid,
    encrypted_response: record.encryptedResponse,
    etag: record.etag,
    created_at: record.now,
  };
  return db
    .insertInto('idempotency_keys')
    .values({
      caller: record.caller,
      account_id: record.accountId,
      operation: record.operation,
      key_hash: record.keyHash,
      ...response,
    })
    .onConflict((conflict) =>
      conflict.columns(['caller', 'account_id', 'operation', 'key_hash']).doUpdateSet(response),
    );
});
