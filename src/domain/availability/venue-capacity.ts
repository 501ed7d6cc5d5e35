import type { Experience, Shift } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { findAddOnShortage } from './add-on-choice.ts';
import type { AddOnQuantity, AvailabilityCode, ServiceDay } from './availability.ts';
import {
  type Decision,
  type EvaluationContext,
  type SlotChoice,
  withoutTables,
} from './evaluation-context.ts';
import type { Interval } from './interval.ts';
import { turnMinutesOf } from './party.ts';
import { allowedAreas } from './seating/day-plan.ts';
import type { seat } from './seating/seat.ts';
import type { ServiceSlot } from './service-slots.ts';
import { highChairsLeft, strollersLeft } from './stock.ts';

/** What a party needs in addition to its table. */
interface RequestedExtras {
  /** Of the shift and the experience together. */
  addOns: readonly AddOnQuantity[];
  highChairs: number;
  strollers: number;
}

/** Decides whether extras, pacing and tables suffice for one more party. */
export function decideCapacity(
  context: EvaluationContext,
  { shift, startAt }: ServiceSlot,
  choice: SlotChoice,
  experience: Experience | null,
  seatBy: typeof seat,
): Decision {
  const { venue } = context.day;
  const turnMinutes = turnMinutesOf(venue, shift, experience, context.covers);
  const interval = { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
  const { highChairs, strollers } = context.criteria;
  const addOns = [...context.criteria.addOns, ...(choice.experience?.addOns ?? [])];
  const extras = { addOns, highChairs, strollers };
  const missing = findMissingExtra(context.day, extras, interval, context.excludeBookingUuid);
  if (missing) return withoutTables(missing);
  if (!isWithinPacing(context, shift, startAt)) return withoutTables('FULL');

  const seating = seatBy(context.plan, {
    ...interval,
    covers: context.covers,
    floorPlanAreaIds: allowedAreas(choice.floorPlanAreaId, experience),
  });
  return seating ? { code: 'AVAILABLE', ...seating } : withoutTables('FULL');
}

/** The code of the first extra of which too few are left; null if there are enough of each. */
export function findMissingExtra(
  day: ServiceDay,
  { addOns, highChairs, strollers }: RequestedExtras,
  interval: Interval,
  excludeBookingUuid?: string,
): AvailabilityCode | null {
  const { startAt, endAt } = interval;
  if (findAddOnShortage(day, addOns, interval, excludeBookingUuid)) return 'ADD_ON_NOT_AVAILABLE';

  const isLeft = (left: number | null, needed: number) => left === null || needed <= left;
  // Most parties need no high chairs or strollers; for them, nothing is counted.
  if (highChairs > 0) {
    const left = highChairsLeft(day, startAt, endAt, excludeBookingUuid);
    if (!isLeft(left, highChairs)) return 'HIGH_CHAIRS_NOT_AVAILABLE';
  }
  if (strollers > 0) {
    const left = strollersLeft(day, startAt, endAt, excludeBookingUuid);
    if (!isLeft(left, strollers)) return 'STROLLERS_NOT_AVAILABLE';
  }
  return null;
}

/** Whether the shift's pacing allows this party in addition to all that start at the same time. */
function isWithinPacing(context: EvaluationContext, { pacing }: Shift, startAt: Instant): boolean {
  const { maxParties } = pacing;
  if (context.criteria.isExemptFromPace) return true;
  if (maxParties !== null && countStartingAt(context, startAt).parties + 1 > maxParties)
    return false;
  return findReachedPace(context, { pacing }, startAt) === null;
}

/**
 * The most covers that may begin, and those that do already, if these leave too few for the party; null also for one
 * that is exempt.
 */
export function findReachedPace(
  context: EvaluationContext,
  { pacing }: Pick<Shift, 'pacing'>,
  startAt: Instant,
): { limit: number; taken: number } | null {
  const { maxCovers } = pacing;
  if (context.criteria.isExemptFromPace) return null;
  const taken = countStartingAt(context, startAt).covers;
  if (maxCovers !== null && taken + context.covers > maxCovers) return { limit: maxCovers, taken };
  return findReachedPaceOfQuarter(context, startAt);
}

/** As {@link findReachedPace}, of the quarter hour alone, which staff have set for the day. */
export function findReachedPaceOfQuarter(
  context: EvaluationContext,
  startAt: Instant,
): { limit: number; taken: number } | null {
  const limit = context.day.limits?.maxCoversPerQuarter ?? null;
  if (limit === null || context.criteria.isExemptFromPace) return null;
  const taken = coversInQuarter(context, startAt);
  return taken + context.covers > limit ? { limit, taken } : null;
}

const QUARTER_MS = 15 * MS_PER_MINUTE;

/** The quarter hour of a moment, as a number: every time zone has its quarters where UTC has them. */
export function quarterOf(at: Instant): number {
  return Math.floor(at / QUARTER_MS);
}

/** How many covers begin in the same quarter hour. */
function coversInQuarter(context: EvaluationContext, startAt: Instant): number {
  const quarter = quarterOf(startAt);
  let covers = 0;
  for (const at of context.occupanciesByStart.keys())
    if (quarterOf(at) === quarter) covers += countStartingAt(context, at).covers;
  return covers;
}

/** How many covers and parties start at that time, without the booking that is being changed. */
export function countStartingAt(
  { occupanciesByStart, excludeBookingUuid }: EvaluationContext,
  startAt: Instant,
): { covers: number; parties: number } {
  const others = (occupanciesByStart.get(startAt) ?? []).filter(
    ({ bookingUuid }) => bookingUuid !== excludeBookingUuid,
  );
  return {
    covers: others.reduce((sum, occupancy) => sum + occupancy.covers, 0),
    parties: others.length,
  };
}
