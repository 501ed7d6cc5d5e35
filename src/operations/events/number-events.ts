import { mayKnow, type VenueEvent } from '../../domain/venue-event.ts';
import {
  deleteEvents,
  hasEventsToNumber,
  listAccountsToNumber,
  listAccountsToNumberForWebhooks,
  listEventsToNumber,
  lockEventNumbers,
  saveEventNumbers,
} from '../../store/events.ts';
import { insertWebhookDeliveries } from '../../store/webhook-deliveries.ts';
import type { AppContext } from '../context.ts';
import type { Tx } from '../tx.ts';
import { type NumberedEvent, newDelivery } from '../webhooks/new-delivery.ts';
import { listOpenEndpoints, readerOf } from '../webhooks/open-endpoints.ts';

/** At once, so that no write of the database takes long. */
const BATCH = 500;

/** Numbers the events of every venue. Each process may call it at any time. */
export async function numberAllEvents(context: AppContext): Promise<void> {
  await numberEventsOf(context, await context.store.lookUp(listAccountsToNumber));
}

/**
 * Numbers the events of the venues with a webhook, which wait for it. Those of others can be numbered later, many at
 * once: whoever reads a venue's events has them numbered first.
 */
export async function numberEventsForWebhooks(context: AppContext): Promise<void> {
  await numberEventsOf(context, await context.store.lookUp(listAccountsToNumberForWebhooks));
}

async function numberEventsOf(context: AppContext, accountIds: readonly string[]): Promise<void> {
  for (const accountId of accountIds) await numberEvents(context, accountId);
}

/**
 * Gives the committed events of a venue their numbers, and queues them for its webhooks. Transactions commit in another
 * order than they began, so a number given within them could appear after a reader has passed it. Here, numbers are
 * given one transaction after the other: what has a smaller number was committed before.
 */
export async function numberEvents(context: AppContext, accountId: string): Promise<void> {
  if (!(await context.store.lookUp((db) => hasEventsToNumber(db, accountId)))) return;
  for (;;) {
    const count = await context.store.write(null, (db) => numberBatch({ context, db }, accountId));
    if (count < BATCH) return;
  }
}

/** @returns how many events had no number */
async function numberBatch(tx: Tx, accountId: string): Promise<number> {
  const { db } = tx;
  const last = await lockEventNumbers(db, accountId);
  const found = await listEventsToNumber(db, accountId, BATCH);
  const kept = withoutRepeats(found);
  const ids = new Set(kept.map(({ id }) => id));
  await deleteEvents(
    db,
    found.filter(({ id }) => !ids.has(id)).map(({ id }) => id),
  );
  const numbered = kept.map((event, index) => ({ ...event, number: last + 1 + index }));
  await saveEventNumbers(db, accountId, numbered);
  await queueForWebhooks(tx, accountId, numbered);
  return found.length;
}

/** Of the events about the availability of one day only the last: it says what the others say. */
function withoutRepeats(events: readonly VenueEvent[]): VenueEvent[] {
  const lastOfDay = new Map<string | null, string>();
  for (const { type, workDay, id } of events)
    if (type === 'availability.changed') lastOfDay.set(workDay, id);
  return events.filter(
    ({ type, workDay, id }) => type !== 'availability.changed' || lastOfDay.get(workDay) === id,
  );
}

async function queueForWebhooks(
  { context, db }: Tx,
  accountId: string,
  events: readonly NumberedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  for (const { endpoint, integration } of await listOpenEndpoints(db, accountId)) {
    const reader = readerOf(integration);
    const wanted = events.filter(
      (event) => endpoint.eventTypes.includes(event.type) && mayKnow(reader, event),
    );
    await insertWebhookDeliveries(
      db,
      wanted.map((event) => newDelivery(context, endpoint.id, event)),
    );
  }
}
