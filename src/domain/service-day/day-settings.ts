import type { Instant, WallDate, WallTime } from '../venue-time.ts';

/** By what a venue takes fewer bookings on one work day than its document says. */
export interface DayLimits {
  /** No booking begins later; null for the last times of the shifts. */
  lastBookingTime: WallTime | null;
  closedAreaIds: readonly number[];
  /** How many covers may begin within a quarter hour; null for what the shifts allow. */
  maxCoversPerQuarter: number | null;
  /** Whether the widget and partners take no more bookings. Staff go on. */
  isOnlinePaused: boolean;
}

export const NO_LIMITS: DayLimits = {
  lastBookingTime: null,
  closedAreaIds: [],
  maxCoversPerQuarter: null,
  isOnlinePaused: false,
};

/** What staff have set for one work day. Gone with it: the venue document stays as it is. */
export interface DaySettings {
  accountId: string;
  workDay: WallDate;
  /** The first change makes version 1. */
  version: number;
  limits: DayLimits;
  /** For the staff. */
  teamNote: string | null;
  /** For guests who look at this day, in the venue's own words. */
  guestMessage: string | null;
  updatedAt: Instant;
}

/** Those of a day for which nothing was set. */
export function noSettings(accountId: string, workDay: WallDate): DaySettings {
  const texts = { teamNote: null, guestMessage: null };
  return { accountId, workDay, version: 0, limits: NO_LIMITS, ...texts, updatedAt: 0 };
}
