import type { WallDate } from '../domain/venue-time.ts';
import { renewDayText, type VenueDay } from './day-texts.ts';
import type { Db } from './db.ts';

/** Work days before one for which something was set or blocked, of all venues. */
export async function listServiceDaysBefore(
  db: Db,
  before: WallDate,
  limit: number,
): Promise<VenueDay[]> {
  const daysOf = (table: 'service_days' | 'blocks') =>
    db
      .selectFrom(table)
      .select(['account_id as accountId', 'work_day as workDay'])
      .where('work_day', '<', before);
  return daysOf('service_days').union(daysOf('blocks')).limit(limit).execute();
}

/** Deletes what was set and blocked for a work day, released blocks included. */
export async function deleteServiceDay(db: Db, { accountId, workDay }: VenueDay): Promise<void> {
  for (const table of ['service_days', 'blocks'] as const)
    await db
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('work_day', '=', workDay)
      .execute();
  await renewDayText(db, { accountId, workDay });
}
