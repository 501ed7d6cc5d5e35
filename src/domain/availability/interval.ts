import type { Instant } from '../venue-time.ts';

/** A half-open interval: `endAt` is not part of it. */
export interface Interval {
  startAt: Instant;
  endAt: Instant;
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.startAt < b.endAt && b.startAt < a.endAt;
}
