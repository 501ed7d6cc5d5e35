import './floor.css';
import { lazy, memo, Suspense, useId, useMemo } from 'react';
import type { StaffSession } from '../../../../contract/staff/session.ts';
import { useMessages } from '../../../messages/messages.ts';
import type { Fit } from '../../../service/fitting-tables.ts';
import type { TableState } from '../../../service/table-states.ts';
import { type AreaTables, tablesByArea, type VenueTable } from '../../../service/venue-tables.ts';
import { useRoomClock } from './room-clock.ts';
import { TableTile } from './table-tile.tsx';
import { tileTextOf } from './tile-text.ts';
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
