import type { Instant } from '../../domain/venue-time.ts';
import { QUARTER_MS, quarterOf, quartersOf, type TimeRange } from './quarters.ts';
import type { TimelineBar, TimelineBlock, TimelineRow } from './timeline.ts';

/** Where the keyboard can stand in a row of the timeline: on a bar, a block, or a free quarter hour. */
export type TimelineStop =
  | { kind: 'bar'; bar: TimelineBar; startAt: Instant; endAt: Instant }
  | { kind: 'block'; block: TimelineBlock; startAt: Instant; endAt: Instant }
  | { kind: 'free'; startAt: Instant; endAt: Instant };

/** The stops of a row in the order of time. */
export function stopsOf(
  { bars, blocks }: Pick<TimelineRow, 'bars' | 'blocks'>,
  range: TimeRange,
): TimelineStop[] {
  return quartersOf(range).flatMap((startAt): TimelineStop[] => {
    const endAt = startAt + QUARTER_MS;
    const isCovered = (each: TimeRange) => each.startAt < endAt && each.endAt > startAt;
    // Bars and blocks are one stop each, however long they are.
    const begins = (each: TimeRange) =>
      isCovered(each) && quarterOf(Math.max(each.startAt, range.startAt)) === startAt;
    if (![...bars, ...blocks].some(isCovered)) return [{ kind: 'free', startAt, endAt }];
    const timesOf = ({ startAt: from, endAt: to }: TimeRange) => ({ startAt: from, endAt: to });
    return [
      ...blocks
        .filter(begins)
        .map((block) => ({ kind: 'block', block, ...timesOf(block) }) as const),
      ...bars.filter(begins).map((bar) => ({ kind: 'bar', bar, ...timesOf(bar) }) as const),
    ].sort((a, b) => a.startAt - b.startAt);
  });
}

/** What a stop is about: a booking or a block; null for free time. */
export function idOf(stop: TimelineStop): string | null {
  if (stop.kind === 'bar') return stop.bar.booking.uuid;
  return stop.kind === 'block' ? stop.block.id : null;
}

/** The index of the stop at an instant, or the last one that begins before it. */
export function stopAt(stops: readonly TimelineStop[], at: Instant): number {
  const containing = stops.findIndex(({ startAt, endAt }) => startAt <= at && at < endAt);
  if (containing !== -1) return containing;
  return Math.max(
    0,
    stops.findLastIndex(({ startAt }) => startAt <= at),
  );
}
