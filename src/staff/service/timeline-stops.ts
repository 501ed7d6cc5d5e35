import type { Instant } from '../../domain/venue-time.ts';
import { QUARTER_MS, quarterOf, quartersOf, type TimeRange } from './quarters.ts';
import type { TimelineBar, TimelineRow } from './timeline.ts';

/** Where the keyboard can stand in a row of the timeline: on a bar, or on a free quarter hour. */
export type TimelineStop =
  | { kind: 'bar'; bar: TimelineBar; startAt: Instant; endAt: Instant }
  | { kind: 'free'; startAt: Instant; endAt: Instant };

/** The stops of a row in the order of time. */
export function stopsOf({ bars }: Pick<TimelineRow, 'bars'>, range: TimeRange): TimelineStop[] {
  return quartersOf(range).flatMap((startAt): TimelineStop[] => {
    const endAt = startAt + QUARTER_MS;
    const covering = bars.filter((bar) => bar.startAt < endAt && bar.endAt > startAt);
    if (covering.length === 0) return [{ kind: 'free', startAt, endAt }];
    // A bar is one stop, however long it is.
    return covering
      .filter((bar) => quarterOf(Math.max(bar.startAt, range.startAt)) === startAt)
      .map((bar) => ({ kind: 'bar', bar, startAt: bar.startAt, endAt: bar.endAt }));
  });
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
