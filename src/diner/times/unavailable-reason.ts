import type { AvailabilityBody } from '../../contract/availability.ts';
import type { ShiftWithTimes } from './bookable-times.ts';

/**
 * What to explain above the times of a day: why the chosen time was lost, or why the day has no free
 * time. Null if there is nothing to explain, or if the times are still loading.
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
  return shifts.find((shift) => !shift.availability.isAvailable)?.availability ?? null;
}
