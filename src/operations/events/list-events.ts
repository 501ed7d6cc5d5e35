import type { EventList, ListEventsQuery } from '../../contract/partner/list-events.ts';
import { Refusal } from '../../domain/refusal.ts';
import { mayKnow } from '../../domain/venue-event.ts';
import { findEventNumbers, listEventsAfter } from '../../store/events.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { eventBody } from './event-body.ts';
import { numberEvents } from './number-events.ts';

const DEFAULT_LIMIT = 100;

/**
 * GET /events: what happened at the venue after a cursor, in order. Events that the caller may not know of are skipped,
 * and the cursor passes them.
 * @throws Refusal EVENTS_CURSOR_NOT_VALID
 */
export async function listEvents(
  context: AppContext,
  principal: Principal,
  { after, limit = DEFAULT_LIMIT }: ListEventsQuery,
): Promise<EventList> {
  requirePermission(principal, 'bookings:read');
  const { accountId, partnerId, dataAccess, permissions } = principal;
  await numberEvents(context, accountId);
  return context.store.read(async (db) => {
    const { last, deletedThrough } = await findEventNumbers(db, accountId);
    const from = after ?? deletedThrough;
    if (from < deletedThrough)
      throw notValid(
        `The events after ${from} are no longer kept: they are from over 30 days ago.`,
      );
    if (from > last)
      throw notValid(
        `The last event of this venue is ${last}, so ${from} is not a cursor of it. Its data may have been restored from a backup.`,
      );
    const events = await listEventsAfter(db, { accountId, after: from, limit });
    const reader = { partnerId: partnerId ?? '', dataAccess, permissions };
    return {
      events: events.filter((event) => mayKnow(reader, event)).map(eventBody),
      next: events.at(-1)?.number ?? from,
    };
  });
}

function notValid(reason: string): Refusal {
  return new Refusal(
    'EVENTS_CURSOR_NOT_VALID',
    `${reason} Start without after, and then read the bookings that you need with list-bookings.`,
  );
}
