import type { Shift, Venue } from '../../../../domain/venue.ts';

/**
 * Gives one weekday of a shift a shift of its own, which begins as a copy, so that its times can differ. Whatever
 * holds for the shift holds for both.
 */
export function splitShift(venue: Venue, index: number, weekday: Shift['weekdays'][number]): Venue {
  const shift = venue.shifts[index];
  if (!shift) return venue;
  const id = freeId(
    `${shift.id.slice(0, MAX_STEM)}-${weekday}`,
    venue.shifts.map((each) => each.id),
  );
  const rest = { ...shift, weekdays: shift.weekdays.filter((each) => each !== weekday) };
  const own = { ...shift, id, weekdays: [weekday] };
  const withOwn = (ids: readonly string[]) => (ids.includes(shift.id) ? [...ids, id] : ids);
  return {
    ...venue,
    shifts: venue.shifts.toSpliced(index, 1, rest, own),
    cancellationPolicies: venue.cancellationPolicies.map((policy) => ({
      ...policy,
      shiftIds: withOwn(policy.shiftIds),
    })),
  };
}

/** An id has 64 characters at most. */
const MAX_STEM = 56;

function freeId(wanted: string, taken: readonly string[]): string {
  let id = wanted;
  for (let number = 2; taken.includes(id); number += 1) id = `${wanted}-${number}`;
  return id;
}
