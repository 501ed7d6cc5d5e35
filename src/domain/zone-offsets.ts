import { RecentValues } from './recent-values.ts';
import type { UtcOffset, UtcOffsets } from './utc-offsets.ts';
import {
  type Instant,
  MS_PER_DAY,
  MS_PER_MINUTE,
  offsetMinutes,
  type WallDate,
} from './venue-time.ts';

/** A range of calendar days before and after one. */
export interface DayRange {
  around: WallDate;
  daysBefore: number;
  daysAfter: number;
}

/** No zone has changed its clocks twice within two weeks since 2004 (Tucumán). */
const STEP_MS = 14 * MS_PER_DAY;

/**
 * The offsets of a clock from one instant to another: the first one is that of `from`.
 * @param offsetAt how many minutes the clock is ahead of UTC at an instant
 */
export function offsetsBetween(
  offsetAt: (at: Instant) => number,
  from: Instant,
  until: Instant,
): UtcOffset[] {
  const offsets: UtcOffset[] = [];
  const add = (at: Instant) =>
    offsets.push({ from: new Date(at).toISOString(), offsetMinutes: offsetAt(at) });
  add(from);
  let before = from;
  while (before < until) {
    // Whole steps since 1970, so that ranges which begin on other days look up the same days.
    const after = Math.min(until, (Math.floor(before / STEP_MS) + 1) * STEP_MS);
    if (offsetAt(before) !== offsetAt(after)) add(changeBetween(offsetAt, before, after));
    before = after;
  }
  return offsets;
}

/** The minute in which a clock changes. */
function changeBetween(
  offsetAt: (at: Instant) => number,
  before: Instant,
  after: Instant,
): Instant {
  const old = offsetAt(before);
  let low = Math.floor(before / MS_PER_MINUTE);
  let high = Math.ceil(after / MS_PER_MINUTE);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MS_PER_MINUTE) === old) low = middle;
    else high = middle;
  }
  return high * MS_PER_MINUTE;
}

/** Enough for venues in all inhabited zones, each with its ranges of one day. */
const known = new RecentValues<UtcOffsets>(200);

/**
 * The offsets of a zone on some days, by UTC. For servers.
 * @throws RangeError if the runtime does not know the zone
 */
export function utcOffsetsOf(timezone: string, ...ranges: readonly DayRange[]): UtcOffset[] {
  const all = ranges.flatMap((range) => offsetsInRange(timezone, range));
  return all
    .sort((a, b) => Date.parse(a.from) - Date.parse(b.from))
    .filter((each, index) => each.offsetMinutes !== all[index - 1]?.offsetMinutes);
}

function offsetsInRange(timezone: string, { around, daysBefore, daysAfter }: DayRange): UtcOffsets {
  const key = [timezone, around, daysBefore, daysAfter].join(' ');
  const kept = known.find(key);
  if (kept !== null) return kept;
  // In milliseconds, because days after 9999-12-31 cannot be written as a date.
  const at = Date.parse(`${around}T00:00:00Z`);
  const offsets = offsetsBetween(
    (instant) => offsetMinutes(timezone, instant),
    at - daysBefore * MS_PER_DAY,
    at + daysAfter * MS_PER_DAY,
  );
  known.save(key, offsets);
  return offsets;
}
