import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Instant } from '../../../../domain/venue-time.ts';
import { quarterOf, type TimeRange } from '../../../service/quarters.ts';
import type { TimelineRow } from '../../../service/timeline.ts';
import { idOf, stopAt, stopsOf, type TimelineStop } from '../../../service/timeline-stops.ts';

/** Where the keyboard is in the timeline. */
export interface TimelineCursor {
  tableId: number;
  stop: TimelineStop;
}

interface Position {
  tableId: number;
  at: Instant;
  /** The booking or block, where several begin in one quarter hour. */
  id: string | null;
}

/**
 * Makes the timeline one tab stop: left and right go to the next bar or free quarter hour, up and down
 * to the same time of another table, Home and End to the ends of the row.
 */
export function useTimelineCursor(
  rows: readonly TimelineRow[],
  range: TimeRange,
  now: Instant,
  grid: RefObject<HTMLElement | null>,
) {
  const [position, setPosition] = useState<Position | null>(null);
  const shouldFocus = useRef(false);

  const row = rows.find(({ table }) => table.id === position?.tableId) ?? rows[0];
  const stops = useMemo(() => (row ? stopsOf(row, range) : []), [row, range]);
  const at = position?.at ?? Math.max(now, range.startAt);
  const id = position?.id ?? null;
  const same = id === null ? -1 : stops.findIndex((each) => idOf(each) === id);
  const index = same === -1 ? stopAt(stops, at) : same;
  const stop = stops[index];
  const cursor: TimelineCursor | null = row && stop ? { tableId: row.table.id, stop } : null;

  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const goTo = (tableId: number, next: TimelineStop, time: Instant) => {
    shouldFocus.current = true;
    setPosition({ tableId, at: time, id: idOf(next) });
  };
  const goAside = (to: number) => {
    const next = stops[to];
    if (row && next) goTo(row.table.id, next, Math.max(next.startAt, range.startAt));
  };
  const goToRow = (offset: number) => {
    const other = row && rows[rows.indexOf(row) + offset];
    if (!other) return;
    const others = stopsOf(other, range);
    const next = others[stopAt(others, at)];
    if (next) goTo(other.table.id, next, at);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => goAside(index - 1),
      ArrowRight: () => goAside(index + 1),
      ArrowUp: () => goToRow(-1),
      ArrowDown: () => goToRow(1),
      Home: () => goAside(0),
      End: () => goAside(stops.length - 1),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  /** A bar or block that gets the focus by a tap becomes the tab stop. */
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { stop: focused, table } = event.target.dataset;
    if (focused === undefined || table === undefined) return;
    const tableId = Number(table);
    const its = rows.find((each) => each.table.id === tableId);
    const startAt = its && stopsOf(its, range).find((each) => idOf(each) === focused)?.startAt;
    if (startAt === undefined || (id === focused && position?.tableId === tableId)) return;
    setPosition({ tableId, at: quarterOf(Math.max(startAt, range.startAt)), id: focused });
  };

  return { cursor, onKeyDown, onFocus };
}
