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
 * How far a venue's clocks are from UTC, and since when. Servers know every time zone; a browser may be older than the
 * venue's. So a browser gets the offsets with the venue, and never looks up a time zone.
 */

/** From an instant on, the venue's clocks are so far ahead of UTC. */
export interface UtcOffset {
  /** ISO 8601. */
  from: string;
  /** Negative in the west. */
  offsetMinutes: number;
}

/** By time. The first one holds also for all times before it, the last one for all after it. */
export type UtcOffsets = readonly UtcOffset[];

/** A venue's clock, in a browser. */
export interface OffsetClock {
  utcOffsets: UtcOffsets;
  dayStartsAt: WallTime;
}

/** How many minutes a venue's clocks are ahead of UTC at an instant; 0 if nothing is known of them. */
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
