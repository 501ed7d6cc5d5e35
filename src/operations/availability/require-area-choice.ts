import { mustChooseArea } from '../../domain/availability/decide.ts';
import { serviceShifts, slotsAt } from '../../domain/availability/service-slots.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';

/**
 * Throws if no area is chosen although every shift that takes bookings at that time requires one.
 * @throws Refusal VALIDATION_ERROR
 */
export function requireAreaChoice(
  venue: Venue,
  workDay: WallDate,
  time: WallTime,
  floorPlanAreaId: number | null,
): void {
  if (floorPlanAreaId !== null) return;
  const slots = slotsAt(serviceShifts(venue, workDay), time);
  if (slots.length === 0 || !slots.every(({ shift }) => mustChooseArea(shift))) return;
  throw validationError({
    parameter: 'floorPlanAreaId',
    reason: "is required: take it from the chosen time slot of the work day's availability",
  });
}
