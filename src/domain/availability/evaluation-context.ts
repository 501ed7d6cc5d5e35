import { holdsTable } from '../booking-status.ts';
import { addDays, type Instant, workDayOf } from '../venue-time.ts';
import type {
  AvailabilityCode,
  BookingCriteria,
  Occupancy,
  ServiceDay,
  TableMove,
} from './availability.ts';
import type { ExperienceSelection } from './experience-offer.ts';
import { coversOf } from './party.ts';
import { seatingPlanOf } from './seating/day-plan.ts';
import type { SeatingPlan } from './seating/seating-plan.ts';

/** Data shared by the evaluations of all slots of a day with the same criteria. Computed once. */
export interface EvaluationContext {
  day: ServiceDay;
  criteria: BookingCriteria;
  covers: number;
  /** Set if the date alone makes the whole work day unavailable. */
  dayCode: 'PAST' | 'TOO_FAR_AHEAD' | null;
  /** Without the excluded booking. */
  plan: SeatingPlan;
  /** For the pacing of a slot, which counts the parties that start at the same time. */
  occupanciesByStart: ReadonlyMap<Instant, readonly Occupancy[]>;
  excludeBookingUuid: string | undefined;
}

/** One way to book a slot. */
export interface SlotChoice {
  floorPlanAreaId: number | null;
  experience: ExperienceSelection | null;
}

/** The outcome for one choice at one slot. */
export interface Decision {
  code: AvailabilityCode;
  /** Set if the code is AVAILABLE and the desired status is CONFIRMED. */
  tableIds: readonly number[] | null;
  /** Bookings that move to other tables to make room. */
  moves: readonly TableMove[];
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
    plan: seatingPlanOf(day, excludeBookingUuid),
    occupanciesByStart: groupByStart(day.occupancies),
    excludeBookingUuid,
  };
}

function dayCodeOf({ venue, workDay, now }: ServiceDay): EvaluationContext['dayCode'] {
  const today = workDayOf(venue, now);
  if (workDay < today) return 'PAST';
  return workDay > addDays(today, venue.maxAdvanceDays) ? 'TOO_FAR_AHEAD' : null;
}

/**
 * Whether the pacing counts an occupancy: also after its guests have left, and neither after a no-show nor if staff have
 * exempted it.
 */
export function countsForPace({ isBlock, isExemptFromPace, status }: Occupancy): boolean {
  return !isBlock && !isExemptFromPace && (holdsTable(status) || status === 'ATTENDED');
}

function groupByStart(occupancies: readonly Occupancy[]): Map<Instant, Occupancy[]> {
  const occupanciesByStart = new Map<Instant, Occupancy[]>();
  for (const occupancy of occupancies) {
    if (!countsForPace(occupancy)) continue;
    const group = occupanciesByStart.get(occupancy.startAt);
    if (group) group.push(occupancy);
    else occupanciesByStart.set(occupancy.startAt, [occupancy]);
  }
  return occupanciesByStart;
}

/** A decision without tables. */
export function withoutTables(code: AvailabilityCode): Decision {
  return { code, tableIds: null, moves: [] };
}
