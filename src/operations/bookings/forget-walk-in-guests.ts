import { type Instant, type WallDate, workDayOf } from '../../domain/venue-time.ts';
import { insertUnfinishedErasure } from '../../store/unfinished-erasures.ts';
import { deleteWalkInGuestsBefore, listFirstWalkInGuests } from '../../store/walk-in-guests.ts';
import type { AppContext } from '../context.ts';
import { finishErasures } from '../customers/finish-erasures.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';

/**
 * Erases what staff noted about guests without a booking, once the next work day of their venue has begun.
 * Each process may call it at any time.
 */
export async function forgetWalkInGuests(context: AppContext): Promise<void> {
  const { store } = context;
  const now = context.now();
  if ((await store.lookUp(listFirstWalkInGuests)).length === 0) return;
  const over = await store.read((db) => listPastDays({ context, db }, now));
  for (const { accountId, today } of over)
    await store.write(accountId, async (db) => {
      await deleteWalkInGuestsBefore(db, accountId, today);
      await insertUnfinishedErasure(db, now);
    });
  if (over.length > 0) await finishErasures(context);
}

/** The venues that have something to remove, with their current work day. */
async function listPastDays(
  { context, db }: Tx,
  now: Instant,
): Promise<{ accountId: string; today: WallDate }[]> {
  const past = [];
  for (const { accountId, workDay } of await listFirstWalkInGuests(db)) {
    const today = workDayOf(await requireVenue(context, db, accountId), now);
    if (workDay < today) past.push({ accountId, today });
  }
  return past;
}
