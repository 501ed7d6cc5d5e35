import type { Booking } from '../domain/booking.ts';
import type { Db } from './db.ts';

/** Gives the bearer of a token access to one booking; only its hash is stored. */
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

export async function deleteManageToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('manage_tokens').where('token_hash', '=', tokenHash).execute();
}

/** The booking of a token; null if the token is unknown or the booking was deleted. */
export async function findBookingOfToken(
  db: Db,
  tokenHash: string,
): Promise<Pick<Booking, 'uuid' | 'accountId' | 'partnerId'> | null> {
  const row = await db
    .selectFrom('manage_tokens')
    .innerJoin('bookings', 'bookings.uuid', 'manage_tokens.booking_uuid')
    .select(['bookings.uuid', 'bookings.account_id', 'bookings.partner_id'])
    .where('token_hash', '=', tokenHash)
    .where('bookings.status', '<>', 'DELETED')
    .executeTakeFirst();
  return row ? { uuid: row.uuid, accountId: row.account_id, partnerId: row.partner_id } : null;
}
