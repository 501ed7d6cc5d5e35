import { validationError } from '../../domain/refusal.ts';
import { mayKnow, type VenueEvent } from '../../domain/venue-event.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findNumberBefore, listEventsAfter, listEventsById } from '../../store/events.ts';
import { findIntegration } from '../../store/integrations.ts';
import type { Db } from '../../store/store.ts';
import { insertWebhookDeliveries } from '../../store/webhook-deliveries.ts';
import type { AppContext } from '../context.ts';
import { numberEvents } from '../events/number-events.ts';
import { type NumberedEvent, newDelivery } from './new-delivery.ts';
import { readerOf } from './open-endpoints.ts';
import { requireWebhookEndpoint } from './require-webhook-endpoint.ts';

/** At once, so that no write of the database takes long. */
const BATCH = 500;

/**
 * Sends one event to an endpoint again, whatever its type.
 * @throws Refusal VALIDATION_ERROR if the endpoint is disabled, or the event unknown to its partner
 */
export async function replayEvent(
  context: AppContext,
  id: string,
  eventId: string,
): Promise<number> {
  return context.store.write(null, async (db) => {
    const { accountId, reader } = await requireReceiver(db, id);
    const [event] = await listEventsById(db, [eventId]);
    if (!event || event.accountId !== accountId || !isNumbered(event) || !mayKnow(reader, event))
      throw validationError({
        parameter: 'event',
        reason: 'is not an event that is still kept and that this partner may know of',
      });
    await insertWebhookDeliveries(db, [newDelivery(context, id, event)]);
    return 1;
  });
}

/**
 * Sends the events since a time to an endpoint again, as far as it wants their types.
 * @returns how many
 * @throws Refusal VALIDATION_ERROR if the endpoint is disabled
 */
export async function replayEventsSince(
  context: AppContext,
  id: string,
  since: Instant,
): Promise<number> {
  const { accountId } = await context.store.read((db) => requireReceiver(db, id));
  await numberEvents(context, accountId);
  let after = await context.store.read((db) => findNumberBefore(db, accountId, since));
  let count = 0;
  for (;;) {
    const events = await context.store.write(null, async (db) => {
      const { endpoint, reader } = await requireReceiver(db, id);
      const found = await listEventsAfter(db, { accountId, after, limit: BATCH });
      const wanted = found
        .filter(isNumbered)
        .filter((event) => endpoint.eventTypes.includes(event.type) && mayKnow(reader, event));
      await insertWebhookDeliveries(
        db,
        wanted.map((event) => newDelivery(context, id, event)),
      );
      return { wanted: wanted.length, last: found.at(-1)?.number ?? null };
    });
    count += events.wanted;
    if (events.last === null) return count;
    after = events.last;
  }
}

function isNumbered(event: VenueEvent): event is NumberedEvent {
  return event.number !== null;
}

/** @throws Refusal VALIDATION_ERROR */
async function requireReceiver(db: Db, id: string) {
  const endpoint = await requireWebhookEndpoint(db, id);
  const { accountId, partnerId } = endpoint;
  const integration = await findIntegration(db, accountId, partnerId);
  if (!endpoint.isEnabled || !integration?.isEnabled)
    throw validationError({
      parameter: 'endpoint',
      reason: endpoint.isEnabled
        ? 'is of an integration that is not enabled'
        : 'is disabled: enable it first',
    });
  return { endpoint, accountId, reader: readerOf(integration) };
}
