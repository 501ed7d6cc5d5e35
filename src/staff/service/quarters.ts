import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';

/** A span of time; `endAt` is not part of it. */
export interface TimeRange {
  startAt: Instant;
  endAt: Instant;
}

export const QUARTER_MS = 15 * MS_PER_MINUTE;

/** The start of the quarter hour that an instant is in. */
export function quarterOf(at: Instant): Instant {
  return Math.floor(at / QUARTER_MS) * QUARTER_MS;
}

/** The smallest range in whole quarter hours around all of these. */
export function rangeAround(ranges: readonly [TimeRange, ...TimeRange[]]): TimeRange {
  const startAt = quarterOf(Math.min(...ranges.map((range) => range.startAt)));
  const lastEndAt = Math.max(...ranges.map((range) => range.endAt));
  return { startAt, endAt: Math.ceil(lastEndAt / QUARTER_MS) * QUARTER_MS };
}

/** The starts of the quarter hours of a range. */
export function quartersOf({ startAt, endAt }: TimeRange): Instant[] {
  const first = quarterOf(startAt);
  const count = Math.max(0, Math.ceil((endAt - first) / QUARTER_MS));
  return Array.from({ length: count }, (_, i) => first + i * QUARTER_MS);
}

/** The position of an instant in a range: 0 at its start, 1 at its end, never beyond. */
export function fractionOf({ startAt, endAt }: TimeRange, at: Instant): number {
  return Math.min(1, Math.max(0, (at - startAt) / (endAt - startAt)));
}
