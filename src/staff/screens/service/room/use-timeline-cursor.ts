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
import { stopAt, stopsOf, type TimelineStop } from '../../../service/timeline-stops.ts';

/** Where the keyboard is in the timeline. */
export interface TimelineCursor {
  tableId: number;
  stop: TimelineStop;
}

interface Position {
  tableId: number;
  at: Instant;
  /** The bar, where several begin in one quarter hour. */
  uuid: string | null;
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
  const onBar = stops.findIndex(
    (stop) => stop.kind === 'bar' && stop.bar.booking.uuid === position?.uuid,
  );
  const index = onBar === -1 ? stopAt(stops, at) : onBar;
  const stop = stops[index];
  const cursor: TimelineCursor | null = row && stop ? { tableId: row.table.id, stop } : null;

  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const goTo = (tableId: number, next: TimelineStop, time: Instant) => {
    shouldFocus.current = true;
    const uuid = next.kind === 'bar' ? next.bar.booking.uuid : null;
    setPosition({ tableId, at: time, uuid });
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

  /** A bar that gets the focus by a tap becomes the tab stop. */
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { uuid, table } = event.target.dataset;
    if (uuid === undefined || table === undefined) return;
    const tableId = Number(table);
    const bar = rows
      .find((each) => each.table.id === tableId)
      ?.bars.find(({ booking }) => booking.uuid === uuid);
    if (!bar || (position?.uuid === uuid && position.tableId === tableId)) return;
    setPosition({ tableId, at: quarterOf(Math.max(bar.startAt, range.startAt)), uuid });
  };

  return { cursor, onKeyDown, onFocus };
}
