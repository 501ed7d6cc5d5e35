import './timeline.css';
import { type CSSProperties, type MouseEvent, memo, useMemo, useRef } from 'react';
import type { StaffBooking } from '../../../../contract/staff/booking.ts';
import { type Instant, MS_PER_MINUTE } from '../../../../domain/venue-time.ts';
import { useMessages } from '../../../messages/messages.ts';
import { fractionOf, quarterOf, quartersOf, type TimeRange } from '../../../service/quarters.ts';
import type { TimelineRow } from '../../../service/timeline.ts';
import type { TimelineStop } from '../../../service/timeline-stops.ts';
import { type RoomClock, useRoomClock } from './room-clock.ts';
import { spanStyle, TimelineBarButton } from './timeline-bar.tsx';
import { TimelineBlockButton } from './timeline-block.tsx';
import { TimelineTray } from './timeline-tray.tsx';
import { useTimelineCursor } from './use-timeline-cursor.ts';

interface TimelineProps {
  rows: readonly TimelineRow[];
  /** Parties without a table. */
  tray: readonly StaffBooking[];
  range: TimeRange;
  now: Instant;
  /** The uuid of the chosen booking. */
  selected: string | null;
  /** Like the two others, the same function between renders, so that unchanged rows are not rendered again. */
  onBar: (uuid: string) => void;
  /** An empty stretch of a table, by the quarter hour as a `date-time`. */
  onStretch: (tableId: number, dateTime: string) => void;
  /** A time in which the table is blocked. */
  onBlock: (tableId: number) => void;
  /** Rows of 26 px instead of 44. */
  isDense: boolean;
}

const MS_PER_HOUR = 60 * MS_PER_MINUTE;
const NEAR_MS = 25 * MS_PER_MINUTE;

/** Who has which table when. One tab stop; a tap on an empty stretch names the table and the time. */
export function Timeline(props: TimelineProps) {
  const { rows, tray, range, now, selected, onBar } = props;
  const clock = useRoomClock();
  const texts = useMessages().room;
  const areas = [...Map.groupBy(rows, ({ area }) => area?.id ?? null)];
  const grid = useRef<HTMLTableElement>(null);
  const hours = useMemo(
    () => quartersOf(range).filter((at) => clock.dateTime(at).slice(14, 16) === '00'),
    [range, clock],
  );
  const { cursor, onKeyDown, onFocus } = useTimelineCursor(rows, range, now, grid);

  return (
    <div className="timeline" data-dense={props.isDense || undefined}>
      <TimelineTray parties={tray} selected={selected} onBar={onBar} />
      <div className="timeline-scroll" style={linesOf(range, now, hours)}>
        <TimeScale range={range} now={now} clock={clock} hours={hours} />
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys move within the table
          role="grid"
          aria-label={texts.timeline}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <colgroup>
            <col className="timeline-labels" />
            <col />
          </colgroup>
          {areas.map(([areaId, rowsOfArea]) => (
            <tbody key={areaId ?? 'other'}>
              <tr className="timeline-area">
                <th colSpan={2} scope="rowgroup">
                  {rowsOfArea[0]?.area?.name ?? texts.otherTables}
                </th>
              </tr>
              {rowsOfArea.map((row) => (
                <Row
                  key={row.table.id}
                  row={row}
                  range={range}
                  clock={clock}
                  cursor={cursor?.tableId === row.table.id ? cursor.stop : null}
                  selected={hasBar(row, selected) ? selected : null}
                  onBar={onBar}
                  onStretch={props.onStretch}
                  onBlock={props.onBlock}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

interface RowProps extends Pick<TimelineProps, 'range' | 'onBar' | 'onStretch' | 'onBlock'> {
  row: TimelineRow;
  clock: RoomClock;
  /** Null unless the keyboard is in this row. */
  cursor: TimelineStop | null;
  /** Null unless the chosen booking is in this row. */
  selected: string | null;
}

/** Rendered again only if something in the row changes: each change of the day makes all rows anew. */
const Row = memo(function Row({ row, clock, cursor, range, ...props }: RowProps) {
  const { selected, onBar, onStretch } = props;
  const { table, bars, blocks } = row;
  const texts = useMessages().room;
  const choose = (at: Instant) => onStretch(table.id, clock.dateTime(quarterOf(at)));
  return (
    <tr>
      <th scope="row">
        {table.name} <span className="timeline-seats">{table.maxCovers}</span>
      </th>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the buttons in the cell have the focus */}
      <td
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
        role="gridcell"
        className="track"
        onClick={(event) => {
          if (event.target === event.currentTarget) choose(instantAt(event, range));
        }}
      >
        {blocks.map((block) => (
          <TimelineBlockButton
            key={block.id}
            block={block}
            table={table}
            clock={clock}
            isTabStop={cursor?.kind === 'block' && cursor.block.id === block.id}
            onBlock={props.onBlock}
          />
        ))}
        {bars.map((bar) => (
          <TimelineBarButton
            key={bar.booking.uuid}
            bar={bar}
            table={table}
            clock={clock}
            isSelected={bar.booking.uuid === selected}
            isTabStop={cursor?.kind === 'bar' && cursor.bar.booking.uuid === bar.booking.uuid}
            onBar={onBar}
          />
        ))}
        {cursor?.kind === 'free' && (
          <button
            type="button"
            className="stretch"
            tabIndex={0}
            style={spanStyle(fractionOf(range, cursor.startAt), fractionOf(range, cursor.endAt))}
            aria-label={texts.stretch(table.name, clock.time(cursor.startAt))}
            onClick={() => choose(cursor.startAt)}
          />
        )}
      </td>
    </tr>
  );
}, isSameRow);

function isSameRow(before: RowProps, after: RowProps): boolean {
  const { row, range, ...others } = before;
  const { row: newRow, range: newRange, ...newOthers } = after;
  return (
    areEqual(range, newRange) &&
    areEqual(others, newOthers) &&
    row.table === newRow.table &&
    row.bars.length === newRow.bars.length &&
    row.bars.every((bar, index) => areEqual(bar, newRow.bars[index])) &&
    row.blocks.length === newRow.blocks.length &&
    row.blocks.every((block, index) => areEqual(block, newRow.blocks[index]))
  );
}

/** Whether two objects of the same type have the same values. */
function areEqual<T extends object>(a: T, b: T | undefined): boolean {
  if (!b) return false;
  return Object.keys(a).every((key) => Object.is(a[key as keyof T], b[key as keyof T]));
}

function hasBar({ bars }: TimelineRow, uuid: string | null): boolean {
  return bars.some(({ booking }) => booking.uuid === uuid);
}

interface TimeScaleProps {
  range: TimeRange;
  now: Instant;
  clock: RoomClock;
  /** Every full hour of the range. */
  hours: readonly Instant[];
}

/** The hours above the rows, and the present. */
function TimeScale({ range, now, clock, hours }: TimeScaleProps) {
  // The label of the present covers those next to it.
  const isLegible = (hour: Instant) => !isWithin(range, now) || Math.abs(hour - now) > NEAR_MS;
  const at = (instant: Instant) => ({ insetInlineStart: `${fractionOf(range, instant) * 100}%` });
  return (
    <div className="time-scale" aria-hidden="true">
      {hours.filter(isLegible).map((hour) => (
        <span key={hour} className="time-scale-hour" style={at(hour)}>
          {clock.shortTime(hour)}
        </span>
      ))}
      {isWithin(range, now) && (
        <span className="time-scale-now" style={at(now)}>
          {clock.shortTime(now)}
        </span>
      )}
    </div>
  );
}

/** Where the rows draw the lines of the hours and of the present. */
function linesOf(range: TimeRange, now: Instant, [firstHour]: readonly Instant[]): CSSProperties {
  const percent = (fraction: number) => `${fraction * 100}%`;
  return {
    '--hour': percent(MS_PER_HOUR / (range.endAt - range.startAt)),
    '--first-hour': percent(fractionOf(range, firstHour ?? range.startAt)),
    '--now': isWithin(range, now) ? percent(fractionOf(range, now)) : '-9px',
  } as CSSProperties;
}

function isWithin({ startAt, endAt }: TimeRange, at: Instant): boolean {
  return startAt <= at && at < endAt;
}

/** The instant under the pointer. */
function instantAt(
  { currentTarget, clientX }: MouseEvent<HTMLElement>,
  { startAt, endAt }: TimeRange,
): Instant {
  const { left, width } = currentTarget.getBoundingClientRect();
  const fromLeft = width === 0 ? 0 : (clientX - left) / width;
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return startAt + (isMirrored ? 1 - fromLeft : fromLeft) * (endAt - startAt);
}
