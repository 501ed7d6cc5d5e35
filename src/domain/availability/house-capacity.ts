import type { Experience, Shift } from '../venue.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { findShortAddOn } from './add-on-choice.ts';
import type { AddOnWish, AvailabilityCode, ServiceDay } from './judgement.ts';
import { turnMinutesOf } from './party.ts';
import { areasToSeatIn, seat } from './seating.ts';
import type { ServiceSlot } from './service-slots.ts';
import { highChairsLeft, strollersLeft } from './stock.ts';
import type { Stretch } from './table-occupancy.ts';
import type { Choice, Terms, Verdict } from './terms.ts';

/** What a party wants beside its table. */
interface Extras {
  /** Of shift and experience together. */
  addOns: readonly AddOnWish[];
  highChairs: number;
  strollers: number;
}

/** Takes from the house what the party needs beside all who are there: things, pace and tables. */
export function takeFromHouse(
  terms: Terms,
  { shift, startAt }: ServiceSlot,
  choice: Choice,
  experience: Experience | null,
): Verdict {
  const { venue, now } = terms.day;
  const turnMinutes = turnMinutesOf(venue, shift, experience, terms.covers);
  const stay = { startAt, endAt: startAt + turnMinutes * MS_PER_MINUTE };
  const { highChairs, strollers } = terms.wish;
  const addOns = [...terms.wish.addOns, ...(choice.experience?.addOns ?? [])];
  const extras = { addOns, highChairs, strollers };
  const missing = findMissingExtra(terms.day, extras, stay, terms.excludeBookingUuid);
  if (missing) return { code: missing, seating: null };
  if (!isWithinPace(terms, shift, startAt)) return { code: 'FULL', seating: null };

  const seating = seat(venue, terms.occupancy, {
    ...stay,
    covers: terms.covers,
    floorPlanAreaIds: areasToSeatIn(choice.floorPlanAreaId, experience),
    now,
    excludeBookingUuid: terms.excludeBookingUuid,
  });
  return { code: seating ? 'AVAILABLE' : 'FULL', seating };
}

/** What of the extras is not left beside all who are there, or null where everything is. */
export function findMissingExtra(
  day: ServiceDay,
  { addOns, highChairs, strollers }: Extras,
  stay: Stretch,
  excludeBookingUuid?: string,
): AvailabilityCode | null {
  const { startAt, endAt } = stay;
  if (findShortAddOn(day, addOns, stay, excludeBookingUuid)) return 'ADD_ON_NOT_AVAILABLE';

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
  { covers, startingAt, excludeBookingUuid }: Terms,
  { pacing }: Shift,
  startAt: Instant,
): boolean {
  const others = (startingAt.get(startAt) ?? []).filter(
    ({ bookingUuid }) => bookingUuid !== excludeBookingUuid,
  );
  const coversOfOthers = others.reduce((sum, hold) => sum + hold.covers, 0);
  return (
    (pacing.maxCovers === null || coversOfOthers + covers <= pacing.maxCovers) &&
    (pacing.maxParties === null || others.length + 1 <= pacing.maxParties)
  );
}
