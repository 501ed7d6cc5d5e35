import {
  calendarDate,
  type Instant,
  instantBy,
  isoWithOffset,
  MS_PER_MINUTE,
  type Wall,
  type WallDate,
  type WallTime,
  wallWithOffset,
  workDayOfWall,
} from './venue-time.ts';

/*
 * A venue's offsets from UTC, and when each begins. A browser's time zone data may be older than the venue's time zone, so the
 * server sends the offsets with the venue, and browser code never looks up a time zone.
 */

/** The venue's UTC offset from an instant on. */
export interface UtcOffset {
  /** ISO 8601. */
  from: string;
  /** Negative in the west. */
  offsetMinutes: number;
}

/** By time. The first one also applies to all times before it, the last one to all after it. */
export type UtcOffsets = readonly UtcOffset[];

/** A venue's clock, in a browser. */
export interface OffsetClock {
  utcOffsets: UtcOffsets;
  dayStartsAt: WallTime;
}

/** How many minutes a venue's clocks are ahead of UTC at an instant; 0 if no offsets are known. */
export function offsetAt(offsets: UtcOffsets, at: Instant): number {
  const last = offsets.findLast(({ from }) => Date.parse(from) <= at) ?? offsets[0];
  return last?.offsetMinutes ?? 0;
}

/** How many minutes ahead of UTC a `date-time` of the API is. */
export function offsetOf(dateTime: string): number {
  const asUtc = Date.parse(`${dateTime.slice(0, 19)}Z`);
  return (asUtc - Date.parse(dateTime)) / MS_PER_MINUTE;
}

/** An instant as the API writes it for the venue: `2026-11-20T21:00:00+01:00`. */
export function toVenueIso(offsets: UtcOffsets, at: Instant): string {
  return isoWithOffset(at, offsetAt(offsets, at));
}

/** The venue's date and time at an instant. */
export function venueWallOf(offsets: UtcOffsets, at: Instant): Wall {
  return wallWithOffset(at, offsetAt(offsets, at));
}

/** The instant of a date and time of the venue, as `instantOfWall` finds it. */
export function instantOfVenueWall(
  offsets: UtcOffsets,
  date: WallDate,
  time: WallTime,
): Instant | null {
  return instantBy((at) => offsetAt(offsets, at), date, time);
}

/** The instant of a time on a work day of the venue, as `instantOnWorkDay` finds it. */
export function instantOnVenueDay(
  clock: OffsetClock,
  workDay: WallDate,
  time: WallTime,
): Instant | null {
  return instantOfVenueWall(clock.utcOffsets, calendarDate(clock, workDay, time), time);
}

/** The venue's work day at an instant. */
export function venueDayOf(clock: OffsetClock, at: Instant): WallDate {
  return workDayOfWall(clock, venueWallOf(clock.utcOffsets, at));
}
