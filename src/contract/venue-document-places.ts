import { FLOOR_GRID, placesOverlap, type TablePlace } from '../domain/table-place.ts';
import type { Venue } from '../domain/venue.ts';
import { each } from './venue-document-references.ts';
import type { WellFormed } from './venue-document-well-formed-parts.ts';
import type { VenueFault } from './venue-fault.ts';

/** Checks that tables stand within their areas, and none on another. */
export function* checkPlaces({ tables }: WellFormed<Venue>): Generator<VenueFault> {
  const placed: { at: string; areaId: number | null; place: TablePlace }[] = [];
  for (const { at, it } of each('tables', tables)) {
    if (!it.place) continue;
    yield* withinArea(`${at}.place`, it.place);
    const { place } = it;
    if (place.turn === 45 && place.width !== place.height) {
      const reason = 'must be 0 unless width and height are equal';
      yield { parameter: `${at}.place.turn`, reason, code: 'DIAGONAL_NOT_SQUARE' };
    }
    const areaId = it.floorPlanAreaId;
    if (areaId === undefined || !isWhole(place)) continue;
    const other = placed.find((one) => one.areaId === areaId && placesOverlap(one.place, place));
    if (other) {
      const reason = `must not overlap with ${other.at}.place in the same area`;
      yield { parameter: `${at}.place`, reason, code: 'TABLES_OVERLAP' };
    }
    placed.push({ at, areaId, place });
  }
}

function* withinArea(
  at: string,
  { x, y, width, height }: WellFormed<TablePlace>,
): Generator<VenueFault> {
  const sides = [
    ['x', x, width, FLOOR_GRID.width],
    ['y', y, height, FLOOR_GRID.height],
  ] as const;
  for (const [name, start, length, end] of sides) {
    if (start === undefined || length === undefined || start + length <= end) continue;
    const limit = end - length;
    const reason = `must be at most ${limit}, so that the table is within its area`;
    yield { parameter: `${at}.${name}`, reason, code: 'TOO_LARGE', limit };
  }
}

function isWhole(place: WellFormed<TablePlace>): place is TablePlace {
  return [place.x, place.y, place.width, place.height].every((each) => each !== undefined);
}
