import type { Instant, WallTime } from '../venue-time.ts';
import { instantOnWorkDay } from '../venue-time.ts';
import type { BookingCriteria, ServiceDay } from './availability.ts';
import { Evaluation } from './evaluation.ts';
import { choicesAt } from './slot-choices.ts';

/** What to look for, and how many times to name. */
export interface NearestTimesQuery {
  criteria: BookingCriteria;
  /** The wanted time of day. */
  time: WallTime;
  /** The times of all days together. */
  most: number;
}

const NO_FILTERS = { experienceIds: [], floorPlanAreaIds: [], shiftTypes: [] };

/**
 * The available times that are nearest to a wanted one, in order: those of the first day before those of the next.
 * Only times at which no booking has to move to other tables, because searching for moves takes a thousand times as
 * long.
 */
export function nearestTimes(
  days: Iterable<ServiceDay>,
  { criteria, time, most }: NearestTimesQuery,
): Instant[] {
  const found: Instant[] = [];
  for (const day of days) {
    found.push(...nearestOn(day, criteria, time, most - found.length));
    if (found.length === most) break;
  }
  return found;
}

function nearestOn(
  day: ServiceDay,
  criteria: BookingCriteria,
  time: WallTime,
  most: number,
): Instant[] {
  const evaluation = new Evaluation(day, criteria);
  const { venue, workDay } = day;
  const slots = evaluation.shifts.flatMap((shift) => shift.slots);
  // The wanted time may be one that a clock change skips.
  const wantedAt = instantOnWorkDay(venue, workDay, time) ?? slots[0]?.startAt ?? day.now;
  const distance = (startAt: Instant) => Math.abs(startAt - wantedAt);
  const found = new Set<Instant>();
  for (const slot of slots.sort((a, b) => distance(a.startAt) - distance(b.startAt))) {
    if (found.size === most) break;
    const isFree = choicesAt(evaluation.context, slot, NO_FILTERS).some((choice) =>
      evaluation.isAvailableWithoutMoves(slot, choice),
    );
    if (isFree) found.add(slot.startAt);
  }
  return [...found].sort((a, b) => a - b);
}
