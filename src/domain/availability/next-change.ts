import type { Venue } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import type { ServiceDay } from './availability.ts';
import { serviceShifts } from './service-slots.ts';

/**
 * The next instant, from now on, at which time alone can change a judgement of this day: when a slot
 * begins or comes nearer than a notice of the venue, an experience or an add-on, or when someone who
 * has booked may no longer be moved. Up to then what was judged stands, for as long as today is the
 * same work day. Infinity where nothing of the kind is to come.
 */
export function nextChange({ venue, workDay, now, occupancies }: ServiceDay): Instant {
  const notices = noticesOf(venue);
  const freezeMs = venue.freezeMinutes * MS_PER_MINUTE;
  let next = Number.POSITIVE_INFINITY;
  const consider = (at: Instant) => {
    if (at >= now && at < next) next = at;
  };
  for (const { slots } of serviceShifts(venue, workDay)) {
    for (const { startAt } of slots) {
      for (const minutes of notices) consider(startAt - minutes * MS_PER_MINUTE);
    }
  }
  for (const { startAt } of occupancies) consider(startAt - freezeMs);
  return next;
}

/** How long before a slot something about it closes, in minutes; each once, 0 for the slot itself. */
function noticesOf(venue: Venue): ReadonlySet<number> {
  const withNotice = [...venue.experiences, ...venue.addOnGroups.flatMap((group) => group.addOns)];
  return new Set([
    0,
    venue.minAdvanceMinutes,
    ...withNotice.map((thing) => thing.minAdvanceBookingMinutes),
  ]);
}
