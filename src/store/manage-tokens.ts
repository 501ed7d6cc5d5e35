import type { Db } from './driver.ts';

/** Lets whoever holds the token act on one booking; kept as a hash. */
export async function insertManageToken(
  db: Db,
  token: { tokenHash: string; bookingUuid: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('manage_tokens')
    .values({ token_hash: token.tokenHash, booking_uuid: token.bookingUuid, created_at: now })
    .execute();
}
