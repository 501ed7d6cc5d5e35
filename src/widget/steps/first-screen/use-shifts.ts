import { useState } from 'react';
import { toJson } from '../../../client/to-json.ts';
import type { WorkDayAnswer } from '../../../contract/partner/check-work-day.ts';
import type { SearchCriteria } from '../../../diner/queries.ts';
import {
  type ShiftWithTimes,
  shiftsWithTimes,
  withGoneTimes,
} from '../../../diner/times/bookable-times.ts';

const NONE: readonly ShiftWithTimes[] = [];

/** The shifts of a day with its times, also those that went since the same search first found them. */
export function useShifts(
  day: WorkDayAnswer | undefined,
  criteria: SearchCriteria,
): readonly ShiftWithTimes[] {
  const [seen, setSeen] = useState<{
    day?: WorkDayAnswer;
    search?: string;
    shifts: readonly ShiftWithTimes[];
  }>({ shifts: NONE });
  if (!day) return NONE;
  if (day === seen.day) return seen.shifts;
  const search = toJson(criteria);
  const now = shiftsWithTimes(day);
  const shifts = search === seen.search ? withGoneTimes(seen.shifts, now) : now;
  // During the render: after it, a time that went would have left the page, with its focus.
  setSeen({ day, search, shifts });
  return shifts;
}
