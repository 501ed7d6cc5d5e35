import { holdsTable } from '../booking-status.ts';
import { addDays, type Instant, workDayOf } from '../venue-time.ts';
import type {
  AvailabilityCode,
  BookingCriteria,
  Occupancy,
  Seating,
  ServiceDay,
} from './availability.ts';
import type { ExperienceSelection } from './experience-offer.ts';
import { type OccupancyByTable, toOccupancyByTable } from './occupancy-by-table.ts';
import { coversOf } from './party.ts';

/** What one wish on one day comes with, whichever slot is looked at; prepared once. */
export interface EvaluationContext {
  day: ServiceDay;
  criteria: BookingCriteria;
  covers: number;
  /** What refuses the whole work day, if anything does. */
  dayCode: 'PAST' | 'TOO_FAR_AHEAD' | null;
  occupancyByTable: OccupancyByTable;
  /** Who begins at an instant, and so counts for the pacing of that slot. */
  startingAt: ReadonlyMap<Instant, readonly Occupancy[]>;
  excludeBookingUuid: string | undefined;
}

/** What a guest picks at a slot. */
export interface SlotChoice {
  floorPlanAreaId: number | null;
  experience: ExperienceSelection | null;
}

/** What a choice at a slot comes to. */
export interface Decision {
  code: AvailabilityCode;
  /** The witness of a yes that holds a table. */
  seating: Seating | null;
}

export function evaluationContextOf(
  day: ServiceDay,
  criteria: BookingCriteria,
  excludeBookingUuid: string | undefined,
): EvaluationContext {
  return {
    day,
    criteria,
    covers: coversOf(day.venue, criteria),
    dayCode: dayCodeOf(day),
    occupancyByTable: toOccupancyByTable(day.occupancies),
    startingAt: startsOf(day.occupancies),
    excludeBookingUuid,
  };
}

function dayCodeOf({ venue, workDay, now }: ServiceDay): EvaluationContext['dayCode'] {
  const today = workDayOf(venue, now);
  if (workDay < today) return 'PAST';
  return workDay > addDays(today, venue.maxAdvanceDays) ? 'TOO_FAR_AHEAD' : null;
}

/** Guests who have been and gone made the kitchen busy then all the same. */
function startsOf(occupancies: readonly Occupancy[]): Map<Instant, Occupancy[]> {
  const startingAt = new Map<Instant, Occupancy[]>();
  for (const occupancy of occupancies) {
    if (!holdsTable(occupancy.status) && occupancy.status !== 'ATTENDED') continue;
    const there = startingAt.get(occupancy.startAt);
    if (there) there.push(occupancy);
    else startingAt.set(occupancy.startAt, [occupancy]);
  }
  return startingAt;
}
