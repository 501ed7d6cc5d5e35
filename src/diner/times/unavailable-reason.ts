import type { AvailabilityBody } from '../../contract/availability.ts';
import type { ShiftWithTimes } from './bookable-times.ts';

/**
 * What to explain above the times of a day: why the chosen time was lost; otherwise, once the times
 * of the day are loaded, why none of them is free. Null if there is nothing to explain.
 */
export function unavailableReason(day: {
  lostReason: AvailabilityBody | null;
  shifts: readonly ShiftWithTimes[];
  /** The day’s availability in the calendar. */
  dayAvailability: AvailabilityBody | undefined;
  isLoaded: boolean;
}): AvailabilityBody | null {
  const { lostReason, shifts, dayAvailability, isLoaded } = day;
  if (lostReason) return lostReason;
  if (!isLoaded || shifts.some((shift) => shift.free.length > 0)) return null;
  if (dayAvailability && !dayAvailability.isAvailable) return dayAvailability;
  // The calendar is older than the times. Of the shifts, an earlier one may be over.
  return shifts.findLast((shift) => !shift.availability.isAvailable)?.availability ?? null;
}
