import type { WallDate } from '../domain/venue-time.ts';
import type { Db } from './db.ts';

/**
 * The versions of the work days in a range. A day's version changes with every change of its bookings;
 * a day that never had a booking has none.
 */
export async function listDayVersions(
  db: Db,
  accountId: string,
  from: WallDate,
  to: WallDate,
): Promise<Map<WallDate, number>> {
  const rows = await db
    .selectFrom('work_days')
    .select(['work_day', 'version'])
    .where('account_id', '=', accountId)
    .where('work_day', '>=', from)
    .where('work_day', '<=', to)
    .execute();
  return new Map(rows.map((row) => [row.work_day, row.version]));
}

/** The version of one work day; null if it never had a booking. */
export async function findDayVersion(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<number | null> {
  const row = await db
    .selectFrom('work_days')
    .select('version')
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .executeTakeFirst();
  return row?.version ?? null;
}
