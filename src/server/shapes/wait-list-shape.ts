import type { WaitListAnswer } from '../../contract/wait-list/wait-list-place.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { WaitListView } from '../../operations/wait-list/read-wait-list-place.ts';

/** A place on the wait list, for its diner. */
export function waitListShape({ venue, waiting, hasLeft }: WaitListView): WaitListAnswer {
  if (!waiting) return { waitList: null, hasLeft };
  const { state, place, joinedAt, offer } = waiting;
  return {
    waitList: {
      state,
      place,
      joinedAt: toZonedIso(venue.timezone, joinedAt),
      offeredUntil: offer && toZonedIso(venue.timezone, offer.endsAt),
    },
    hasLeft,
  };
}
