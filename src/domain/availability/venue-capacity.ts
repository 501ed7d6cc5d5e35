import type { Experience, Shift } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { findShortAddOn } from './add-on-choice.ts';
import type { AddOnQuantity, AvailabilityCode, ServiceDay } from './availability.ts';
import type { Decision, EvaluationContext, SlotChoice } from './evaluation-context.ts';
import type { Interval } from './occupancy-by-table.ts';
import { turnMinutesOf } from './party.ts';
import { areasToSeatIn, seat } from './seating.ts';
import type { ServiceSlot } from './service-slots.ts';
import { highChairsLeft, strollersLeft } from './stock.ts';

/** What a party wants beside its table. */
interface RequestedExtras {
  /** Of shift and experience together. */
  addOns: readonly AddOnQuantity[];
  highChairs: number;
  strollers: number;
}

/** Takes from the house what the party needs beside all who are there: things, pace and tables. */
export function decideCapacity(
  context: EvaluationContext,
  { shift, startAt }: ServiceSlot,
  choice: SlotChoice,
  experience: Experience | null,
): Decision {
  const { venue, now } = context.day;
  const turnMinutes = turnMinutesOf(venue, shift, experience, context.covers);
  const interval = { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
  const { highChairs, strollers } = context.criteria;
  const addOns = [...context.criteria.addOns, ...(choice.experience?.addOns ?? [])];
  const extras = { addOns, highChairs, strollers };
  const missing = findMissingExtra(context.day, extras, interval, context.excludeBookingUuid);
  if (missing) return { code: missing, seating: null };
  if (!isWithinPace(context, shift, startAt)) return { code: 'FULL', seating: null };

  const seating = seat(venue, context.occupancyByTable, {
    ...interval,
    covers: context.covers,
    floorPlanAreaIds: areasToSeatIn(choice.floorPlanAreaId, experience),
    now,
    excludeBookingUuid: context.excludeBookingUuid,
  });
  return { code: seating ? 'AVAILABLE' : 'FULL', seating };
}

/** What of the extras is not left beside all who are there, or null where everything is. */
export function findMissingExtra(
  day: ServiceDay,
  { addOns, highChairs, strollers }: RequestedExtras,
  interval: Interval,
  excludeBookingUuid?: string,
): AvailabilityCode | null {
  const { startAt, endAt } = interval;
  if (findShortAddOn(day, addOns, interval, excludeBookingUuid)) return 'ADD_ON_NOT_AVAILABLE';

  const isThere = (left: number | null, wished: number) => left === null || wished <= left;
  // Most parties bring no child: then nothing needs counting.
  if (highChairs > 0) {
    const left = highChairsLeft(day, startAt, endAt, excludeBookingUuid);
    if (!isThere(left, highChairs)) return 'HIGH_CHAIRS_NOT_AVAILABLE';
  }
  if (strollers > 0) {
    const left = strollersLeft(day, startAt, endAt, excludeBookingUuid);
    if (!isThere(left, strollers)) return 'STROLLERS_NOT_AVAILABLE';
  }
  return null;
}

/** Whether the kitchen takes this party beside all others that start at the same moment. */
function isWithinPace(
  { covers, startingAt, excludeBookingUuid }: EvaluationContext,
  { pacing }: Shift,
  startAt: Instant,
): boolean {
  const others = (startingAt.get(startAt) ?? []).filter(
    ({ bookingUuid }) => bookingUuid !== excludeBookingUuid,
  );
  const coversOfOthers = others.reduce((sum, occupancy) => sum + occupancy.covers, 0);
  return (
    (pacing.maxCovers === null || coversOfOthers + covers <= pacing.maxCovers) &&
    (pacing.maxParties === null || others.length + 1 <= pacing.maxParties)
  );
}
