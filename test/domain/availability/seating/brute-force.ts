/**
 * Whether everyone can be seated, by trying everything. It deliberately shares no code and no types with
 * the engine: tables are numbers, parties are plain objects.
 */

export interface PlainTables {
  tables: readonly { id: number; area: number | null; min: number; max: number }[];
  combinations: readonly { ids: readonly number[]; min: number; max: number }[];
}

export interface PlainParty {
  from: number;
  to: number;
  covers: number;
  /** The areas in which it may sit; null for any. */
  areas: readonly number[] | null;
  /** Where it sits; empty for a party that asks for a table. */
  at: readonly number[];
  staysThere: boolean;
}

export function canSeatEveryone(floor: PlainTables, parties: readonly PlainParty[]): boolean {
  const placed = parties
    .filter((party) => party.staysThere)
    .map(({ from, to, at }) => ({ from, to, at }));
  const open = parties
    .filter((party) => !party.staysThere)
    .map((party) => ({ party, places: ownAndOtherPlaces(floor, party) }))
    .sort((a, b) => a.places.length - b.places.length);
  const place = (index: number): boolean => {
    const next = open[index];
    if (!next) return true;
    const { from, to } = next.party;
    for (const at of next.places) {
      const isFree = placed.every(
        (other) => other.to <= from || to <= other.from || other.at.every((id) => !at.includes(id)),
      );
      if (!isFree) continue;
      placed.push({ from, to, at });
      if (place(index + 1)) return true;
      placed.pop();
    }
    return false;
  };
  return place(0);
}

/** Where the party sits already, and every other place. */
function ownAndOtherPlaces(floor: PlainTables, party: PlainParty): (readonly number[])[] {
  const places = placesFor(floor, party);
  return party.at.length > 0 ? [party.at, ...places] : places;
}

/** Every table and combination that fits a party. */
export function placesFor(
  floor: PlainTables,
  { covers, areas }: Pick<PlainParty, 'covers' | 'areas'>,
): (readonly number[])[] {
  const areaOf = (id: number) => floor.tables.find((table) => table.id === id)?.area ?? null;
  const all = [
    ...floor.tables.map(({ id, min, max }) => ({ ids: [id], min, max })),
    ...floor.combinations,
  ];
  return all
    .filter(({ ids, min, max }) => {
      if (covers < min || covers > max) return false;
      if (areas === null) return true;
      const [first] = ids.map(areaOf);
      return (
        first !== undefined &&
        first !== null &&
        areas.includes(first) &&
        ids.every((id) => areaOf(id) === first)
      );
    })
    .map(({ ids }) => ids);
}

/** Describes every pair of parties that have a table at the same time. */
export function clashes(parties: readonly PlainParty[]): string[] {
  return parties.flatMap((a, index) =>
    parties
      .slice(index + 1)
      .filter((b) => a.from < b.to && b.from < a.to && a.at.some((id) => b.at.includes(id)))
      .map((b) => `${a.from}-${a.to} and ${b.from}-${b.to} at ${a.at.join()} and ${b.at.join()}`),
  );
}
