import type { TablePlace } from '../../domain/table-place.ts';
import type { VenueTable } from './venue-tables.ts';

/** A table that has a place, with where its tile is as CSS has it. */
interface PlacedTable {
  table: VenueTable;
  /** A `grid-area`. */
  gridArea: string;
}

/** How the tiles of an area stand by the places of their tables. */
export interface FloorLayout {
  /** The tracks of the CSS grid. */
  columns: string;
  rows: string;
  /** The least width of the room, in pixels, in which tiles of this layout can be read. */
  room: (typeof ROOMS)[number];
  /** Row by row, which is the order of the arrow keys. */
  placed: readonly PlacedTable[];
  /** Tables without a place. */
  others: readonly VenueTable[];
}

/** A tile of the least size has room for its three lines. */
const STEP_WIDTH = 35;
const STEP_HEIGHT = 29;
/** Of a step that no table takes: an aisle is seen, and costs little. */
const EMPTY_STEP = 5;
/** Left and right of the tiles. */
const PADDING = 16;
/** Those that floor.css knows. */
const ROOMS = [370, 580, 720, 860] as const;
/** As much as a tablet of 1180 px has beside the lists. */
export const TABLET_ROOM = 720;

/** @param tables of one area, of which at least one has a place */
export function floorLayout(tables: readonly VenueTable[]): FloorLayout {
  const places = tables.flatMap(({ place }) => (place ? [place] : []));
  const columns = tracks(places, 'x', 'width');
  const rows = tracks(places, 'y', 'height');
  const width = columns.sizes.reduce(
    (sum, isTaken) => sum + (isTaken ? STEP_WIDTH : EMPTY_STEP),
    0,
  );
  const gridArea = ({ x, y, width: across, height: down }: TablePlace) =>
    `${y - rows.first + 1} / ${x - columns.first + 1} / span ${down} / span ${across}`;
  return {
    columns: templateOf(columns.sizes, `minmax(${STEP_WIDTH}px, 1fr)`),
    rows: templateOf(rows.sizes, `${STEP_HEIGHT}px`),
    room: ROOMS.find((room) => room - PADDING >= width) ?? ROOMS[3],
    placed: tables
      .flatMap((table) => (table.place ? [{ table, place: table.place }] : []))
      .sort((a, b) => a.place.y - b.place.y || a.place.x - b.place.x)
      .map(({ table, place }) => ({ table, gridArea: gridArea(place) })),
    others: tables.filter(({ place }) => !place),
  };
}

/** The steps from the first to the last that a table takes, each with whether one does. */
function tracks(
  places: readonly TablePlace[],
  start: 'x' | 'y',
  length: 'width' | 'height',
): { first: number; sizes: boolean[] } {
  const first = Math.min(...places.map((place) => place[start]));
  const end = Math.max(...places.map((place) => place[start] + place[length]));
  const isTaken = (step: number) =>
    places.some((place) => place[start] <= step && step < place[start] + place[length]);
  return {
    first,
    sizes: Array.from({ length: end - first }, (_, index) => isTaken(first + index)),
  };
}

function templateOf(sizes: readonly boolean[], taken: string): string {
  return sizes.map((isTaken) => (isTaken ? taken : `${EMPTY_STEP}px`)).join(' ');
}
