import { type PlainParty, type PlainTables, placesFor } from './brute-force.ts';

/**
 * The fewest parties that have to move for one more, by trying every group of that size at all places. It shares no code
 * and no idea with the engine: who is in whose way plays no part.
 * @returns null if more than `most` would have to
 */
export function fewestMoves(
  floor: PlainTables,
  parties: readonly PlainParty[],
  request: PlainParty,
  most: number,
): number | null {
  const movable = parties.filter((party) => !party.staysThere);
  const present = parties.filter(({ from, to }) => from < request.to && request.from < to);
  const whoIsAt = placesOf(floor, request).map((place) =>
    present.filter(({ at }) => at.some((id) => place.includes(id))),
  );
  for (let size = 0; size <= most; size += 1)
    for (const group of groupsOf(movable, size)) {
      // Only to save time: one of the places must be free without the group.
      if (!whoIsAt.some((those) => those.every((party) => group.includes(party)))) continue;
      const staying = parties.filter((party) => !group.includes(party));
      if (canSeatAll(floor, [request, ...group], staying)) return size;
    }
  return null;
}

function* groupsOf(
  parties: readonly PlainParty[],
  size: number,
  from = 0,
): Generator<PlainParty[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index < parties.length; index += 1) {
    const party = parties[index];
    if (party)
      for (const others of groupsOf(parties, size - 1, index + 1)) yield [party, ...others];
  }
}

function canSeatAll(
  floor: PlainTables,
  parties: readonly PlainParty[],
  others: readonly PlainParty[],
): boolean {
  const [party, ...next] = parties;
  if (!party) return true;
  const there = others.filter(({ from, to }) => from < party.to && party.from < to);
  return placesOf(floor, party).some((at) => {
    if (there.some((other) => other.at.some((id) => at.includes(id)))) return false;
    return canSeatAll(floor, next, [...others, { ...party, at }]);
  });
}

const places = new WeakMap<PlainTables, Map<string, (readonly number[])[]>>();

function placesOf(floor: PlainTables, { covers, areas }: PlainParty): (readonly number[])[] {
  const key = JSON.stringify([covers, areas]);
  const known = places.get(floor) ?? new Map<string, (readonly number[])[]>();
  places.set(floor, known);
  const found = known.get(key) ?? placesFor(floor, { covers, areas });
  known.set(key, found);
  return found;
}
