import { subjectOf, type VenueEvent } from '../../domain/venue-event.ts';
import type { WebhookDelivery } from '../../domain/webhook.ts';
import type { AppContext } from '../context.ts';

export type NumberedEvent = VenueEvent & { number: number };

/** A delivery of an event that is due now. */
export function newDelivery(
  context: AppContext,
  endpointId: string,
  event: NumberedEvent,
): WebhookDelivery {
  const now = context.now();
  return {
    endpointId,
    eventId: event.id,
    eventNumber: event.number,
    subject: subjectOf(event),
    status: 'WAITING',
    dueAt: now,
    tries: 0,
    claimedUntil: null,
    createdAt: now,
    endedAt: null,
    problem: null,
  };
}
