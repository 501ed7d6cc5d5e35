import { tzOffset } from '@date-fns/tz/tzOffset';

/** `YYYY-MM-DD`, on the venue's calendar. */
export type WallDate = string;
/** `HH:MM:SS`, on the venue's clock. */
export type WallTime = string;
/** Milliseconds since 1970 in UTC. */
export type Instant = number;

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A venue's time zone, and when its work day starts. */
export interface VenueClock {
  timezone: string;
  dayStartsAt: WallTime;
}

/** A date and time on a venue's clock. */
export interface Wall {
  date: WallDate;
  time: WallTime;
}

export const MS_PER_MINUTE = 60_000;
const NS_PER_MINUTE = 60e9;
export const MS_PER_DAY = 86_400_000;
const MINUTES_PER_DAY = 1440;

/** The date this many days later; earlier if negative. */
export function addDays(date: WallDate, days: number): WallDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: WallDate, to: WallDate): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY;
}

export function weekdayOf(date: WallDate): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (sundayFirst === 0 ? 7 : sundayFirst) as Weekday;
}

/** Minutes since midnight, seconds dropped. */
export function minuteOf(time: WallTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export function timeOfMinute(minute: number): WallTime {
  const within = ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(within / 60))}:${two(within % 60)}:00`;
}

/**
 * The instant of a local date and time; null if a daylight-saving change skips it, the date is after
 * 9999-12-31 or somebody is still typing it, the first instant if it occurs twice.
 */
export function instantOfWall(timezone: string, date: WallDate, time: WallTime): Instant | null {
  return instantBy((at) => offsetMinutes(timezone, at), date, time);
}

/** As {@link instantOfWall}, for a clock whose offsets from UTC are given, in minutes. */
export function instantBy(
  offsetAt: (at: Instant) => number,
  date: WallDate,
  time: WallTime,
): Instant | null {
  // Times after midnight on the work day 9999-12-31 are in the year 10000.
  if (!/^\d{4}-/.test(date)) return null;
  const asUtc = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Around a change, only the offsets of a day before and a day after are possible.
  const instants = [asUtc - MS_PER_DAY, asUtc + MS_PER_DAY]
    .map((at) => asUtc - offsetAt(at) * MS_PER_MINUTE)
    .filter((at) => at + offsetAt(at) * MS_PER_MINUTE === asUtc);
  return instants.length === 0 ? null : Math.min(...instants);
}

/**
 * The instant of a time on a work day: times before `dayStartsAt` are on the next calendar day. Null
 * if a clock change skips it.
 */
export function instantOnWorkDay(
  clock: VenueClock,
  workDay: WallDate,
  time: WallTime,
): Instant | null {
  return instantOfWall(clock.timezone, calendarDate(clock, workDay, time), time);
}

/** The calendar day of a time on a work day. */
export function calendarDate(
  { dayStartsAt }: Pick<VenueClock, 'dayStartsAt'>,
  workDay: WallDate,
  time: WallTime,
): WallDate {
  return time < dayStartsAt ? addDays(workDay, 1) : workDay;
}

/** The work day of an instant. */
export function workDayOf(clock: VenueClock, at: Instant): WallDate {
  return workDayOfWall(clock, wallOf(clock.timezone, at));
}

/** The work day of an instant at a venue. */
export type WorkDayAt = (at: Instant) => WallDate;

/** {@link workDayOf} for one venue. */
export function workDaysOf(clock: VenueClock): WorkDayAt {
  return (at) => workDayOf(clock, at);
}

/** The work day of a local date and time. */
export function workDayOfWall(
  { dayStartsAt }: Pick<VenueClock, 'dayStartsAt'>,
  { date, time }: Wall,
): WallDate {
  return time < dayStartsAt ? addDays(date, -1) : date;
}

/** The local date and time of an instant. */
export function wallOf(timezone: string, at: Instant): Wall {
  return wallWithOffset(at, offsetMinutes(timezone, at));
}

/** The date and time of an instant on a clock with this UTC offset, in minutes. */
export function wallWithOffset(at: Instant, minutes: number): Wall {
  const iso = new Date(at + minutes * MS_PER_MINUTE).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 19) };
}

/** ISO 8601 with the zone's offset at that instant: `2026-11-20T21:00:00+01:00`. */
export function toZonedIso(timezone: string, at: Instant): string {
  return isoWithOffset(at, offsetMinutes(timezone, at));
}

/** As {@link toZonedIso}, for a clock with this UTC offset, in minutes. */
export function isoWithOffset(at: Instant, minutes: number): string {
  const { date, time } = wallWithOffset(at, minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  const size = Math.abs(minutes);
  const sign = minutes < 0 ? '-' : '+';
  return `${date}T${time}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Minutes since midnight of the work day's date; times past the next midnight exceed 1440. */
export function minuteOfWorkDay(clock: Pick<VenueClock, 'dayStartsAt'>, time: WallTime): number {
  const minute = minuteOf(time);
  return time < clock.dayStartsAt ? minute + MINUTES_PER_DAY : minute;
}

/** Whether a text is a day of the calendar, such as `2026-11-20`. */
export function isWallDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

/**
 * How many minutes a zone's clocks are ahead of UTC at an instant.
 * @throws RangeError if the runtime does not know the zone, which only a server may rely on: browsers get
 *   `utc-offsets.ts` instead
 */
export function offsetMinutes(timezone: string, at: Instant): number {
  const ofDay = dailyOffset(timezone, Math.floor(at / MS_PER_DAY));
  return ofDay ?? lookUpOffset(timezone, at);
}

/** By zone and UTC day since 1970; null if the offset changes on that day. */
const dailyOffsets = new Map<string, Map<number, number | null>>();
/** Ten years per zone; beyond that the zone's cache is cleared. */
const MAX_CACHED_DAYS = 3653;

/** A zone's offset on a whole UTC day, cached because a lookup costs as much as evaluating a slot. */
function dailyOffset(timezone: string, day: number): number | null {
  let ofZone = dailyOffsets.get(timezone);
  if (!ofZone || ofZone.size > MAX_CACHED_DAYS) {
    ofZone = new Map();
    dailyOffsets.set(timezone, ofZone);
  }
  const cached = ofZone.get(day);
  if (cached !== undefined) return cached;
  const atFirst = lookUpOffset(timezone, day * MS_PER_DAY);
  const atLast = lookUpOffset(timezone, (day + 1) * MS_PER_DAY - 1);
  const offset = atFirst === atLast ? atFirst : null;
  ofZone.set(day, offset);
  return offset;
}

/** `Temporal` where the runtime has it: its first answer comes in a fortieth of the time that `Intl` needs. */
function lookUpOffset(timezone: string, at: Instant): number {
  if (typeof Temporal === 'undefined') return wholeMinutes(tzOffset(timezone, new Date(at)));
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.floor(at));
  return wholeMinutes(instant.toZonedDateTimeISO(timezone).offsetNanoseconds / NS_PER_MINUTE);
}

function wholeMinutes(minutes: number): number {
  const whole = Math.round(minutes);
  if (Number.isNaN(whole)) throw new RangeError('The runtime does not know this time zone.');
  return whole;
}
