import { holdsTable } from '../booking-status.ts';
import { addDays, type Instant, workDayOf } from '../venue-time.ts';
import type { ExperienceWish } from './experience-offer.ts';
import type { AvailabilityCode, Hold, Seating, ServiceDay, Wish } from './judgement.ts';
import { coversOf } from './party.ts';
import { occupancyOf, type TableOccupancy } from './table-occupancy.ts';

/** What one wish on one day comes with, whichever slot is looked at; prepared once. */
export interface Terms {
  day: ServiceDay;
  wish: Wish;
  covers: number;
  /** What refuses the whole work day, if anything does. */
  dayCode: 'PAST' | 'TOO_FAR_AHEAD' | null;
  occupancy: TableOccupancy;
  /** Who begins at an instant, and so counts for the pacing of that slot. */
  startingAt: ReadonlyMap<Instant, readonly Hold[]>;
  excludeBookingUuid: string | undefined;
}

/** What a guest picks at a slot. */
export interface Choice {
  floorPlanAreaId: number | null;
  experience: ExperienceWish | null;
}

/** What a choice at a slot comes to. */
export interface Verdict {
  code: AvailabilityCode;
  /** The witness of a yes that holds a table. */
  seating: Seating | null;
}

export function termsOf(
  day: ServiceDay,
  wish: Wish,
  excludeBookingUuid: string | undefined,
): Terms {
  return {
    day,
    wish,
    covers: coversOf(day.venue, wish),
    dayCode: dayCodeOf(day),
    occupancy: occupancyOf(day.holds),
    startingAt: startsOf(day.holds),
    excludeBookingUuid,
  };
}

function dayCodeOf({ venue, workDay, now }: ServiceDay): Terms['dayCode'] {
  const today = workDayOf(venue, now);
  if (workDay < today) return 'PAST';
  return workDay > addDays(today, venue.maxAdvanceDays) ? 'TOO_FAR_AHEAD' : null;
}

/** Guests who have been and gone made the kitchen busy then all the same. */
function startsOf(holds: readonly Hold[]): Map<Instant, Hold[]> {
  const startingAt = new Map<Instant, Hold[]>();
  for (const hold of holds) {
    if (!holdsTable(hold.status) && hold.status !== 'ATTENDED') continue;
    const there = startingAt.get(hold.startAt);
    if (there) there.push(hold);
    else startingAt.set(hold.startAt, [hold]);
  }
  return startingAt;
}
