import { nextStepAt } from '../../domain/occupied-interval.ts';
import { type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { findAccountVersion } from '../../store/accounts.ts';
import { findDayVersion } from '../../store/work-days.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';

/**
 * The ETag of the list of a work day: equal as long as its bookings, the venue document, what the caller may see of them
 * and, today, the times at which guests are expected to leave are the same.
 * @param workDay today if it is omitted
 */
export async function findDayListTag(
  context: AppContext,
  principal: Principal,
  workDay: WallDate | undefined,
): Promise<string> {
  requirePermission(principal, 'bookings:read');
  const { accountId, language, capabilities } = principal;
  const { seesContacts, seesWalkInGuests, seesTableMoves, seesWhoBooked } = capabilities;
  const seen = [seesContacts, seesWalkInGuests, seesTableMoves, seesWhoBooked].map(Number).join('');
  const now = context.now();
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const today = workDayOf(venue, now);
    const day = workDay ?? today;
    const version = await findDayVersion(db, accountId, day);
    const venueVersion = await findAccountVersion(db, accountId);
    const step = day === today ? nextStepAt(now) : 0;
    const parts = [version ?? 0, venueVersion ?? 0, step].map((part) => part.toString(36));
    return `"${[day, ...parts, seen, language ?? ''].join('.')}"`;
  });
}
