import type { EventBody } from '../../contract/events.ts';
import type { VenueEvent } from '../../domain/venue-event.ts';

/** An event as partners get it, by webhook or from the feed: the same bytes each time. */
export function eventBody(event: VenueEvent): EventBody {
  const { id, type, accountId, bookingUuid, version, status, workDay } = event;
  return {
    id,
    type,
    timestamp: new Date(event.occurredAt).toISOString(),
    data: { accountId, bookingUuid, version, status, workDay },
  };
}
