import type { WallDate } from '../domain/venue-time.ts';
import type { PastParty, StatusTime } from '../domain/waits/measured-stats.ts';
import { columnsOf } from './columns.ts';
import type { Db } from './db.ts';

const columns = columnsOf<PastParty>()({
  uuid: 'plain',
  status: 'plain',
  isWalkIn: 'flag',
  pax: 'plain',
  paxChildren: 'plain',
  turnMinutes: 'plain',
  quotedWaitMinutes: 'plain',
  seatedAt: 'plain',
  endedAt: 'plain',
});

/** The last parties of a venue before a work day that came or were expected, newest first. */
export async function listPastParties(
  db: Db,
  { accountId, before, limit }: { accountId: string; before: WallDate; limit: number },
): Promise<PastParty[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(columns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '<', before)
    .where('status', 'in', ['ATTENDED', 'NO_SHOW'])
    .orderBy('work_day', 'desc')
    .orderBy('booking_at', 'desc')
    .orderBy('uuid', 'desc')
    .limit(limit)
    .execute();
  return rows.map(columns.fromRow);
}

/** When some bookings got each of their statuses, by the journal. */
export async function listStatusTimes(
  db: Db,
  accountId: string,
  bookingUuids: readonly string[],
): Promise<StatusTime[]> {
  if (bookingUuids.length === 0) return [];
  const rows = await db
    .selectFrom('journal')
    .select(['subject_id', 'changes', 'tapped_at', 'written_at'])
    .where('account_id', '=', accountId)
    .where('subject_id', 'in', bookingUuids)
    .execute();
  return rows.flatMap(({ subject_id: bookingUuid, changes, tapped_at, written_at }) => {
    const { status } = JSON.parse(changes) as { status?: [unknown, StatusTime['status']] };
    return status ? [{ bookingUuid, status: status[1], at: tapped_at ?? written_at }] : [];
  });
}
