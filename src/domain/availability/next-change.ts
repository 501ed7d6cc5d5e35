import { nextStepAt } from '../occupied-interval.ts';
import type { Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { ServiceDay } from './availability.ts';
import { shiftsForGuests } from './service-slots.ts';

/**
 * The next instant at which the passing of time alone can change the availability of this day: a slot
 * starts, or falls below the minimum advance time of the venue, an experience or an add-on, tables are no longer
 * held, or guests in the house are expected to stay longer. Until then cached
 * results stay valid, provided the venue's current work day has not changed. Infinity if there is no
 * such instant.
 */
export function nextChange(day: ServiceDay): Instant {
  const { venue, now, occupancies } = day;
  const minAdvances = minAdvancesOf(venue);
  let next = occupancies.some(({ isInHouse }) => isInHouse)
    ? nextStepAt(now)
    : Number.POSITIVE_INFINITY;
  for (const { hold } of occupancies) if (hold && hold.until < next) next = hold.until;
  for (const { slots } of shiftsForGuests(day)) {
    for (const { startAt } of slots) {
      for (const minutes of minAdvances) {
        const at = startAt - minutes * MS_PER_MINUTE;
        if (at >= now && at < next) next = at;
      }
    }
  }
  return next;
}

/** The distinct minimum advance times in minutes, with 0 for the start of a slot itself. */
function minAdvancesOf(venue: Venue): ReadonlySet<number> {
  const offers = [...venue.experiences, ...venue.addOnGroups.flatMap((group) => group.addOns)];
  return new Set([
    0,
    venue.minAdvanceMinutes,
    ...offers.map((offer) => offer.minAdvanceBookingMinutes),
  ]);
}
