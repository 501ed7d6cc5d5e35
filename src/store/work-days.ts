import type { WallDate } from '../domain/venue-time.ts';
import type { Db } from './driver.ts';

/**
 * The versions of the work days of a range: another one whenever a booking of that day was made,
 * changed, moved or deleted. A day that never had a booking has none.
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
