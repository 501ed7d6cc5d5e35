import './pace-strip.css';
import { memo, useEffect, useRef } from 'react';
import type { Instant } from '../../../../domain/venue-time.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { PaceQuarter } from '../../../service/pace.ts';
import { quarterOf } from '../../../service/quarters.ts';
import { useRoomClock } from './room-clock.ts';

interface PaceStripProps {
  quarters: readonly PaceQuarter[];
  now: Instant;
}

/** How many covers begin in each quarter hour, against the limit. */
export const PaceStrip = memo(function PaceStrip({ quarters, now }: PaceStripProps) {
  const texts = useMessages().room;
  const current = quarterOf(now);
  const nearest = quarters.find(({ startAt }) => startAt >= current) ?? quarters[0];
  const nearestAt = nearest?.startAt;
  const strip = useRef<HTMLElement>(null);
  useEffect(() => scrollToStart(strip.current, nearestAt), [nearestAt]);
  const highest = Math.max(1, ...quarters.map(({ covers, limit }) => Math.max(covers, limit ?? 0)));

  return (
    <section
      ref={strip}
      className="pace"
      aria-label={texts.pace}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has nothing inside that takes the focus
      tabIndex={0}
    >
      <ol>
        {quarters.map((quarter) => {
          const { startAt } = quarter;
          const isNow = startAt === current;
          return (
            <li
              key={startAt}
              className="pace-quarter"
              data-quarter={startAt}
              data-now={isNow || undefined}
              data-past={startAt < current || undefined}
              data-over={quarter.over > 0 || undefined}
            >
              <QuarterText {...quarter} highest={highest} isNow={isNow} />
            </li>
          );
        })}
      </ol>
    </section>
  );
});

/** Scrolls a strip that is wider than the screen, so that a quarter is the second one in sight. */
function scrollToStart(strip: HTMLElement | null, startAt: Instant | undefined): void {
  const quarter = strip?.querySelector<HTMLElement>(`[data-quarter="${startAt}"]`);
  if (!strip || !quarter) return;
  const before = quarter.offsetLeft - strip.offsetLeft - quarter.offsetWidth;
  strip.scrollTo({ left: before });
}

/** Only values that can be compared, so that a quarter is rendered again only when it says something else. */
interface QuarterTextProps extends PaceQuarter {
  /** The covers that a full column stands for. */
  highest: number;
  isNow: boolean;
}

const QuarterText = memo(function QuarterText(props: QuarterTextProps) {
  const { startAt, covers, limit, parties, over, highest, isNow } = props;
  const clock = useRoomClock();
  const texts = useMessages().room;
  const facts = texts.paceQuarter({ time: clock.time(startAt), covers, limit, parties });
  const label = over > 0 ? texts.paceOverLimit(facts, over) : facts;
  const percent = (value: number) => `${(value / highest) * 100}%`;
  return (
    <>
      <span className="visually-hidden">{isNow ? texts.paceNow(label) : label}</span>
      <span className="pace-time" aria-hidden="true">
        {clock.shortTime(startAt)}
      </span>
      <span className="pace-covers" aria-hidden="true">
        {covers}
        {over > 0 && <span className="pace-over"> {texts.paceOver(over)}</span>}
      </span>
      <span className="pace-column" aria-hidden="true">
        <span className="pace-bar" style={{ blockSize: percent(covers) }} />
        {limit !== null && (
          <span className="pace-limit" style={{ insetBlockEnd: percent(limit) }} />
        )}
      </span>
    </>
  );
});
