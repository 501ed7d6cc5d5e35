import type { ChoosingTime } from '../flow.ts';
import type { ShiftOffers } from '../offers.ts';

/** What has to be explained before the times: a time that went, or a day that has none. */
export function reasonFor(
  flow: ChoosingTime,
  shifts: readonly ShiftOffers[],
  judgedDay: ShiftOffers['availability'] | undefined,
  isKnown: boolean,
) {
  if (flow.setback) return flow.setback;
  if (!isKnown || shifts.some((shift) => shift.free.length > 0)) return null;
  if (judgedDay && !judgedDay.isAvailable) return judgedDay;
  return shifts.find((shift) => !shift.availability.isAvailable)?.availability ?? null;
}
