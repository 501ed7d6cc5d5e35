import type { Venue } from './venue.ts';
import type { PlannedJob } from './venue-job.ts';
import {
  addDays,
  type Instant,
  instantOnWorkDay,
  minuteOf,
  timeOfMinute,
  type WallDate,
  workDayOf,
} from './venue-time.ts';

/** The next list of bookings that a venue gets by mail: those of `workDay`, sent on the day before. */
export type NightlySheet = PlannedJob;

type Clock = Pick<Venue, 'timezone' | 'dayStartsAt' | 'messages'>;

/** When the sheet of a work day is due; null if the venue wants none. A time that a clock change skips is an hour later. */
function sheetDueAt(venue: Clock, workDay: WallDate): Instant | null {
  const { nightlySheetAt: time } = venue.messages;
  if (time === null) return null;
  const day = addDays(workDay, -1);
  const hourLater = timeOfMinute(minuteOf(time) + 60);
  return instantOnWorkDay(venue, day, time) ?? instantOnWorkDay(venue, day, hourLater);
}

/** The first sheet that is due after a time; null if the venue wants none. */
export function firstSheet(venue: Clock, now: Instant): NightlySheet | null {
  return sheetFrom(venue, workDayOf(venue, now), (dueAt) => dueAt > now);
}

/** Whether a sheet is no longer of use, because the next one is due, too. */
export function isSheetOutdated(venue: Clock, { workDay }: NightlySheet, now: Instant): boolean {
  const nextDueAt = sheetDueAt(venue, addDays(workDay, 1));
  return nextDueAt === null || nextDueAt <= now;
}

/** The sheet after one that was sent or is outdated: the next one that is still of use, even if it is due already. */
export function nextSheet(venue: Clock, sheet: NightlySheet, now: Instant): NightlySheet | null {
  const next = sheetFrom(venue, addDays(sheet.workDay, 1), () => true);
  if (!next || !isSheetOutdated(venue, next, now)) return next;
  const current = workDayOf(venue, now);
  return sheetFrom(
    venue,
    current,
    (_, day) => !isSheetOutdated(venue, { ...next, workDay: day }, now),
  );
}

function sheetFrom(
  venue: Clock,
  first: WallDate,
  isRight: (dueAt: Instant, workDay: WallDate) => boolean,
): NightlySheet | null {
  // Within three days, there is always one.
  for (let days = 0; days < 4; days += 1) {
    const workDay = addDays(first, days);
    const dueAt = sheetDueAt(venue, workDay);
    if (dueAt !== null && isRight(dueAt, workDay)) return { workDay, dueAt };
  }
  return null;
}
