import type { Instant, WallDate } from './venue-time.ts';

/** What is done for a venue next, about one of its days. */
export interface PlannedJob {
  workDay: WallDate;
  /** When it is to be done, or to be tried again. */
  dueAt: Instant;
}

/** The next piece of a kind of background work of which each venue has one at a time, such as its nightly sheet. */
export interface VenueJob extends PlannedJob {
  kind: string;
  accountId: string;
  tries: number;
  /** Until then, a process is doing it. */
  claimedUntil: Instant | null;
}

/** None is planned further ahead, and none is tried again later, unless the clock was wrong then. */
export const MAX_JOB_AHEAD_MS = 5 * 86_400_000;
