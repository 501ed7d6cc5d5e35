import type { WallDate } from '../domain/venue-time.ts';
import type { VenueDays } from './day-texts.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

/**
 * The versions of the work days in a range. A day's version changes with every change of its bookings;
 * a day that never had a booking has none.
 */
export async function listDayVersions(db: Db, days: VenueDays): Promise<Map<WallDate, number>> {
  const { rows } = await listVersions(db, days);
  return new Map(rows.map((row) => [row.work_day, row.version]));
}

const listVersions = prepared((db, { accountId, from, to }: VenueDays) =>
  db
    .selectFrom('work_days')
    .select(['work_day', 'version'])
    .where('account_id', '=', accountId)
    .where('work_day', '>=', from)
    .where('work_day', '<=', to),
);

/**
 * The versions of what staff have set and blocked on the work days in a range. Days without any are omitted.
 */
export async function listServiceVersions(
  db: Db,
  { accountId, from, to }: VenueDays,
): Promise<Map<WallDate, number>> {
  const rows = await db
    .selectFrom('work_days')
    .select(['work_day', 'service_version'])
    .where('account_id', '=', accountId)
    .where('work_day', '>=', from)
    .where('work_day', '<=', to)
    .where('service_version', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.work_day, row.service_version ?? 0]));
}

/** The version of one work day; null if it never had a booking. */
export async function findDayVersion(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<number | null> {
  const { rows } = await findVersion(db, { accountId, workDay });
  return rows[0]?.version ?? null;
}

const findVersion = prepared((db, day: { accountId: string; workDay: WallDate }) =>
  db
    .selectFrom('work_days')
    .select('version')
    .where('account_id', '=', day.accountId)
    .where('work_day', '=', day.workDay),
);
