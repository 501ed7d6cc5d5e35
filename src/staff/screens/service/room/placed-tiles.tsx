import './placed-tiles.css';
import type { CSSProperties, ReactNode } from 'react';
import { floorLayout } from '../../../service/floor-layout.ts';
import type { VenueTable } from '../../../service/venue-tables.ts';

interface PlacedTilesProps {
  tables: readonly VenueTable[];
  headingId: string;
  tile: (table: VenueTable) => ReactNode;
}

/** The tiles of an area by the places of its tables; those without one come after. Loaded where a venue has places. */
export default function PlacedTiles({ tables, headingId, tile }: PlacedTilesProps) {
  const { room, columns, rows, placed, others } = floorLayout(tables);
  return (
    <>
      <ul
        className="floor-tiles"
        aria-labelledby={headingId}
        data-room={room}
        style={stylesOf({ columns, rows })}
      >
        {placed.map(({ table, gridArea }) => (
          <li key={table.id} data-shape={table.place?.shape} style={stylesOf({ place: gridArea })}>
            {tile(table)}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <ul className="floor-tiles" aria-labelledby={headingId}>
          {others.map((table) => (
            <li key={table.id}>{tile(table)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Custom properties, so that the style sheet decides whether the room is wide enough for the places. */
function stylesOf(values: Record<string, string>): CSSProperties {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
