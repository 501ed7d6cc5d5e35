import { type DaySettings, noSettings } from '../domain/service-day/day-settings.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { renewDayText } from './day-texts.ts';
import type { Db } from './db.ts';
import { daySettingsColumns } from './tables.ts';

/** What is set for a work day; version 0 if nothing ever was. */
export async function readDaySettings(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<DaySettings> {
  const row = await db
    .selectFrom('service_days')
    .select(daySettingsColumns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .executeTakeFirst();
  return row ? daySettingsColumns.fromRow(row) : noSettings(accountId, workDay);
}

/** Stores what is set for a work day, in place of what was. */
export async function saveDaySettings(db: Db, settings: DaySettings): Promise<void> {
  const row = daySettingsColumns.toRow(settings);
  await db
    .insertInto('service_days')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_id', 'work_day']).doUpdateSet(row))
    .execute();
  await renewDayText(db, settings);
}
