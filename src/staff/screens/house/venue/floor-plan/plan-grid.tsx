import { type CSSProperties, type KeyboardEvent, type MouseEvent, useId } from 'react';
import { FLOOR_GRID, type TablePlace } from '../../../../../domain/table-place.ts';
import type { Table } from '../../../../../domain/venue.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useRovingFocus } from '../../../service/room/use-roving-focus.ts';
import { type Direction, nextPlace, resized, turned } from './plan.ts';
import type { AreaPlan } from './use-area-plan.ts';

interface PlanGridProps {
  area: AreaPlan;
  name: string;
  chosen: Table | null;
  onChoose: (table: Table | null) => void;
  onPut: (step: { x: number; y: number }) => void;
  onTakeOff: (table: Table) => void;
  onUndo: () => void;
  /** Says what has changed, or why nothing did. */
  onSay: (sentence: string) => void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** Below the last table, there is room for another row. */
const FREE_ROWS = 4;
const LEAST_ROWS = 10;

/** The tables of an area on its grid. One tab stop; the arrow keys go from table to table, or move the chosen one. */
export function PlanGrid(props: PlanGridProps) {
  const { area, chosen, onChoose } = props;
  const { floorPlan: texts } = useMessages('house');
  const keysId = useId();
  const placed = inReadingOrder(area);
  const ids = placed.map(({ table }) => String(table.id));
  const roving = useRovingFocus(ids, chosen && String(chosen.id));
  const lastRow = Math.max(0, ...placed.map(({ place }) => place.y + place.height));
  const rows = Math.min(FLOOR_GRID.height, Math.max(LEAST_ROWS, lastRow + FREE_ROWS));
  const onKeyDown = useKeys(props);

  return (
    <section className="plan-room" aria-label={texts.plan(props.name)} aria-describedby={keysId}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tap puts the chosen table there; by keyboard, its own button moves it */}
      <div
        className="plan-grid"
        style={{ '--rows': rows } as CSSProperties}
        data-choosing={chosen !== null || undefined}
        onClick={(event) => {
          if (event.target === event.currentTarget) props.onPut(stepAt(event, rows));
        }}
        onFocus={roving.onFocus}
        onKeyDown={(event) => {
          if (!onKeyDown(event)) roving.onKeyDown(event);
        }}
      >
        {placed.map(({ table, place }) => (
          <button
            key={table.id}
            type="button"
            className="plan-table"
            style={{ gridArea: gridAreaOf(place) }}
            data-shape={place.shape}
            data-turn={place.turn}
            data-roving={table.id}
            data-table={table.id}
            tabIndex={String(table.id) === roving.tabStop ? 0 : -1}
            aria-pressed={table.id === chosen?.id}
            disabled={!area.mayChange}
            onClick={() => onChoose(table.id === chosen?.id ? null : table)}
          >
            <span className="visually-hidden">
              {texts.tableLabel({
                name: table.name,
                seats: table.maxCovers,
                column: place.x + 1,
                row: place.y + 1,
              })}
            </span>
            <span className="plan-name" aria-hidden="true">
              {table.name}
            </span>
            <span className="plan-seats" aria-hidden="true">
              {table.maxCovers}
            </span>
          </button>
        ))}
      </div>
      <p className="hint" id={keysId}>
        {texts.keys}
      </p>
    </section>
  );
}

/** What a key does to the chosen table, while its button has the focus; false if nothing. */
function useKeys({ area, chosen, onChoose, onTakeOff, onUndo, onSay }: PlanGridProps) {
  const { floorPlan: texts } = useMessages('house');
  const { plan } = area;

  const change = (table: Table, place: TablePlace | null, sentence: (to: TablePlace) => string) => {
    if (!place) return onSay(texts.said.noRoom(table.name));
    area.place(table.id, place);
    onSay(sentence(place));
  };
  const onChosenKey = (table: Table, { key, shiftKey }: KeyboardEvent): boolean => {
    const direction = ARROWS[key];
    if (direction && shiftKey)
      change(table, resized(plan, table.id, direction), ({ width, height }) =>
        texts.said.resized(table.name, width, height),
      );
    else if (direction)
      change(table, nextPlace(plan, table.id, direction), ({ x, y }) =>
        texts.said.moved(table.name, x + 1, y + 1),
      );
    else if (key.toLowerCase() === 't')
      change(table, turned(plan, table.id), () => texts.said.turned(table.name));
    else if (key === 'Delete' || key === 'Backspace') onTakeOff(table);
    else if (key === 'Escape') onChoose(null);
    else return false;
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isUndo = (ctrlKey || metaKey) && key.toLowerCase() === 'z';
    if (isUndo) onUndo();
    else if (ctrlKey || metaKey || altKey || !chosen) return false;
    else if ((event.target as HTMLElement).dataset.table !== String(chosen.id)) return false;
    else if (!onChosenKey(chosen, event)) return false;
    event.preventDefault();
    return true;
  };
}

function inReadingOrder({ tables, plan }: AreaPlan): { table: Table; place: TablePlace }[] {
  return tables
    .flatMap((table) => {
      const place = plan.get(table.id);
      return place ? [{ table, place }] : [];
    })
    .sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x);
}

function gridAreaOf({ x, y, width, height }: TablePlace): string {
  return `${y + 1} / ${x + 1} / span ${height} / span ${width}`;
}

/** The step of the grid under the pointer. */
function stepAt({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>, rows: number) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: Math.floor(((clientX - left) / width) * FLOOR_GRID.width),
    y: Math.floor(((clientY - top) / height) * rows),
  };
}
