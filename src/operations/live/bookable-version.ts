import type { WallDate } from '../../domain/venue-time.ts';
import { findAccountVersion } from '../../store/accounts.ts';
import type { Db } from '../../store/store.ts';
import { findDayVersion } from '../../store/work-days.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';

/**
 * The version of what guests can book on a work day: another one after each change of the day's bookings and holds, or of
 * the venue document. It says nothing else.
 */
export async function findBookableVersion(
  db: Db,
  accountId: string,
  workDay: WallDate,
): Promise<string> {
  const day = await findDayVersion(db, accountId, workDay);
  const venue = await findAccountVersion(db, accountId);
  return `${(day ?? 0).toString(36)}.${(venue ?? 0).toString(36)}`;
}

/** The ETag of the times of a day: its version, read before them. So it may be older than the times, never newer. */
export async function readDayTag(
  context: AppContext,
  principal: Principal,
  workDay: WallDate,
): Promise<string> {
  requirePermission(principal, 'availability:read');
  const version = await context.store.read((db) =>
    findBookableVersion(db, principal.accountId, workDay),
  );
  return `"${version}"`;
}
