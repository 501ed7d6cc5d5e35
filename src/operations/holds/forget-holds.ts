import { eventOfDayChange } from '../../domain/venue-event.ts';
import type { VenueDay } from '../../store/day-texts.ts';
import { deleteHold, listHoldsEndedBefore } from '../../store/table-holds.ts';
import type { AppContext } from '../context.ts';
import { recordEvents } from '../events/record-events.ts';

const AT_A_TIME = 100;

/**
 * Deletes holds that are over, one per write, so that nobody waits for it. Each process may call it at any time.
 * Partners hear once of all visitors' holds of a day that end together; an offer that ends is an event of its booking.
 */
export async function forgetHolds(context: AppContext): Promise<void> {
  for (;;) {
    const before = context.now();
    const ended = await context.store.lookUp((db) => listHoldsEndedBefore(db, before, AT_A_TIME));
    const visitors = ended.filter(({ kind }) => kind === 'VISITOR');
    const lastOfDays = new Set(new Map(visitors.map((hold) => [dayOf(hold), hold])).values());
    for (const hold of ended)
      await context.store.write(hold.accountId, async (db) => {
        const wasThere = await deleteHold(db, hold);
        if (!wasThere || !lastOfDays.has(hold)) return;
        const { accountId, workDay } = hold;
        await recordEvents({ context, db }, [eventOfDayChange(accountId, workDay, before)]);
      });
    if (ended.length < AT_A_TIME) return;
  }
}

function dayOf({ accountId, workDay }: VenueDay): string {
  return `${workDay} ${accountId}`;
}
