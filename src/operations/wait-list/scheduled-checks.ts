import type { Venue } from '../../domain/venue.ts';
import { addDays, type Instant, type WallDate } from '../../domain/venue-time.ts';
import { scheduleCheck } from '../../store/wait-list-checks.ts';
import { listDaysWithWaiting } from '../../store/waiting-bookings.ts';
import type { AppContext } from '../context.ts';
import type { Tx } from '../tx.ts';

/** Whether tables are offered without somebody of the staff. Nobody could be told of them without mail. */
export function offersByItself(context: AppContext, { accountId, waitList }: Venue): boolean {
  return waitList.offersTables && context.mailDelivery(accountId) !== 'OFF';
}

/**
 * Has the wait list checked when something of a work day may become free, in the transaction that changes it. A
 * party of the day before or after may need the same table. Costs one short read where nobody waits.
 * @param dueAt when it becomes free; now, unless it is given
 */
export async function scheduleChecks(
  { context, db, venue }: Tx<'venue'>,
  workDay: WallDate,
  dueAt: Instant = context.now(),
): Promise<void> {
  if (!offersByItself(context, venue)) return;
  const { accountId } = venue;
  const [from, to] = [addDays(workDay, -1), addDays(workDay, 1)];
  for (const day of await listDaysWithWaiting(db, { accountId, from, to }))
    await scheduleCheck(db, { accountId, workDay: day, dueAt });
}
