import './floor.css';
import { lazy, memo, Suspense, useId, useMemo } from 'react';
import type { StaffSession } from '../../../../contract/staff/session.ts';
import type { Instant } from '../../../../domain/venue-time.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { StaffMessages } from '../../../messages/staff-messages.ts';
import type { Fit } from '../../../service/fitting-tables.ts';
import type { TableState } from '../../../service/table-states.ts';
import { type AreaTables, tablesByArea, type VenueTable } from '../../../service/venue-tables.ts';
import { type RoomClock, useRoomClock } from './room-clock.ts';
import { TableTile } from './table-tile.tsx';
import { useRovingFocus } from './use-roving-focus.ts';

const PlacedTiles = lazy(() => import('./placed-tiles.tsx'));

interface FloorProps {
  tables: StaffSession['venue']['tables'];
  areas: StaffSession['venue']['floorPlanAreas'];
  /** Of every table, by its id. */
  states: ReadonlyMap<number, TableState>;
  /** The table whose sheet is open. */
  selected: number | null;
  /** How each table suits the chosen party; null if none is chosen. */
  fitting: ReadonlyMap<number, Fit> | null;
  /** Should be the same function between renders, so that unchanged tiles are not rendered again. */
  onTable: (id: number) => void;
}

/**
 * All tables by area with their states; one tab stop, with arrow keys inside. Rendered again only when one of its
 * properties changes.
 */
export const Floor = memo(function Floor({ tables, areas, selected, ...props }: FloorProps) {
  const byArea = useMemo(() => tablesByArea({ floorPlanAreas: areas, tables }), [areas, tables]);
  const ids = useMemo(
    () => byArea.flatMap((each) => each.tables.map(({ id }) => String(id))),
    [byArea],
  );
  const texts = useMessages().room;
  const roving = useRovingFocus(ids, selected === null ? null : String(selected));

  return (
    <section
      className="floor"
      aria-label={texts.floor}
      data-choosing={props.fitting !== null || undefined}
      onFocus={roving.onFocus}
      onKeyDown={roving.onKeyDown}
    >
      {byArea.map((each) => (
        <FloorArea
          key={each.area?.id ?? 'other'}
          {...each}
          {...props}
          selected={selected}
          tabStop={roving.tabStop}
        />
      ))}
    </section>
  );
});

interface FloorAreaProps extends AreaTables, Omit<FloorProps, 'tables' | 'areas'> {
  tabStop: string | undefined;
}

function FloorArea({ area, tables, states, selected, fitting, onTable, tabStop }: FloorAreaProps) {
  const clock = useRoomClock();
  const texts = useMessages().room;
  const headingId = useId();
  const tile = (table: VenueTable) => {
    const { id } = table;
    const state = states.get(id);
    if (!state) return null;
    const fit = fitting?.get(id) ?? null;
    return (
      <TableTile
        id={id}
        name={table.name}
        seats={table.maxCovers}
        kind={state.kind}
        {...tileTextOf(table, state, fit, clock, texts)}
        fit={fit}
        isSelected={id === selected}
        isTabStop={String(id) === tabStop}
        onTable={onTable}
      />
    );
  };
  return (
    <div className="floor-area">
      <h3 id={headingId}>{area?.name ?? texts.otherTables}</h3>
      {tables.some(({ place }) => place) ? (
        <Suspense>
          <PlacedTiles tables={tables} headingId={headingId} tile={tile} />
        </Suspense>
      ) : (
        <ul className="floor-tiles" aria-labelledby={headingId}>
          {tables.map((table) => (
            <li key={table.id}>{tile(table)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a tile says: two short lines, and its name in full for screen readers. */
interface TileText {
  main: string;
  /** Empty if there is nothing to add. */
  detail: string;
  label: string;
}

function tileTextOf(
  table: VenueTable,
  state: TableState,
  fit: Fit | null,
  { time, shortTime }: RoomClock,
  texts: StaffMessages['room'],
): TileText {
  const { tile } = texts;
  const from = (at: Instant) => tile.from(shortTime(at));
  const { next } = state;
  const nextFact = next && texts.state.next(time(next.startAt), next.covers);
  const label = (...facts: (string | null)[]) =>
    [texts.tableLabel(table.name, table.maxCovers), ...facts, nextFact, fit && texts.fit[fit]]
      .filter((fact) => fact !== null)
      .join(', ');
  const nextLine = next ? from(next.startAt) : '';

  switch (state.kind) {
    case 'free': {
      if (state.until === null)
        return { main: tile.free, detail: '', label: label(texts.state.free) };
      return {
        main: tile.free,
        detail: tile.until(shortTime(state.until)),
        label: label(texts.state.freeUntil(time(state.until))),
      };
    }
    case 'blocked':
      return {
        main: tile.blocked,
        detail: tile.until(shortTime(state.until)),
        label: label(texts.state.blocked(time(state.until))),
      };
    case 'held':
      return {
        main: state.minutesLate > 0 ? tile.late(state.minutesLate) : tile.held(state.covers),
        detail: from(state.startAt),
        label: label(
          state.minutesLate > 0
            ? texts.state.late(state.covers, time(state.startAt), state.minutesLate)
            : texts.state.held(state.covers, time(state.startAt)),
        ),
      };
    case 'arrived':
      return {
        main: tile.here(state.covers),
        detail: shortTime(state.startAt),
        label: label(texts.state.arrived(state.covers)),
      };
    case 'occupied':
      return {
        main: tile.left(state.covers, state.minutesLeft),
        detail: nextLine,
        label: label(texts.state.occupied(state.covers, state.minutesLeft)),
      };
    case 'over':
      return {
        main: tile.over(state.minutesOver),
        detail: nextLine,
        label: label(texts.state.over(state.covers, state.minutesOver)),
      };
  }
}
