import type { Booking } from '../domain/booking.ts';
import type { WallDate } from '../domain/venue-time.ts';
import type { WalkInGuest } from '../domain/walk-in-guest.ts';
import type { Db } from './db.ts';

/** Stores how staff recognize the guests of a walk-in. @param workDay of today: the next one removes it */
export async function insertWalkInGuest(
  db: Db,
  booking: { accountId: string; uuid: string; workDay: WallDate },
  { label, name, phone, email }: WalkInGuest,
): Promise<void> {
  const { accountId: account_id, uuid: booking_uuid, workDay: work_day } = booking;
  await db
    .insertInto('walk_in_guests')
    .values({ account_id, booking_uuid, work_day, label, name, phone, email })
    .execute();
}

/** Those of a venue by the uuid of the booking, without those that were written before a work day. */
export async function listWalkInGuests(
  db: Db,
  accountId: string,
  since: WallDate,
): Promise<Map<string, WalkInGuest>> {
  const rows = await db
    .selectFrom('walk_in_guests')
    .select(['booking_uuid', 'label', 'name', 'phone', 'email'])
    .where('account_id', '=', accountId)
    .where('work_day', '>=', since)
    .execute();
  return new Map(rows.map(({ booking_uuid: uuid, ...guest }) => [uuid, guest]));
}

/** What staff noted of the guests of one booking; null if nothing. */
export async function findWalkInGuest(
  db: Db,
  { accountId, uuid }: Pick<Booking, 'accountId' | 'uuid'>,
): Promise<WalkInGuest | null> {
  const row = await db
    .selectFrom('walk_in_guests')
    .select(['label', 'name', 'phone', 'email'])
    .where('account_id', '=', accountId)
    .where('booking_uuid', '=', uuid)
    .executeTakeFirst();
  return row ?? null;
}

/** Each venue that has some, with the earliest work day on which one was written. */
export async function listFirstWalkInGuests(
  db: Db,
): Promise<{ accountId: string; workDay: WallDate }[]> {
  const rows = await db
    .selectFrom('walk_in_guests')
    .select((is) => ['account_id', is.fn.min('work_day').as('work_day')])
    .groupBy('account_id')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, workDay: row.work_day }));
}

/** Removes those of a venue that were written before a work day. */
export async function deleteWalkInGuestsBefore(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<void> {
  await db
    .deleteFrom('walk_in_guests')
    .where('account_id', '=', accountId)
    .where('work_day', '<', workDay)
    .execute();
}

/** Removes that of one booking, if there is one. */
export async function deleteWalkInGuest(
  db: Db,
  { accountId, uuid }: Pick<Booking, 'accountId' | 'uuid'>,
): Promise<void> {
  await db
    .deleteFrom('walk_in_guests')
    .where('account_id', '=', accountId)
    .where('booking_uuid', '=', uuid)
    .execute();
}
