import { mustChooseArea } from '../../domain/availability/decide.ts';
import { serviceShifts, slotsAt } from '../../domain/availability/service-slots.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';

interface ChosenArea {
  date: WallDate;
  time: WallTime;
  floorPlanAreaId: number | null;
}

/**
 * Throws if no area is chosen although every shift that takes bookings at that time requires one.
 * @throws Refusal VALIDATION_ERROR
 */
export function requireAreaChoice(venue: Venue, { date, time, floorPlanAreaId }: ChosenArea): void {
  if (floorPlanAreaId !== null) return;
  const slots = slotsAt(serviceShifts(venue, date), time);
  if (slots.length === 0 || !slots.every(({ shift }) => mustChooseArea(shift))) return;
  throw validationError({
    parameter: 'floorPlanAreaId',
    reason: "is required: take it from the chosen time slot of the work day's availability",
  });
}
