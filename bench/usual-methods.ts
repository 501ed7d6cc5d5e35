import type { Venue } from '../src/domain/venue.ts';
import type { PartyRequest } from './seating-days.ts';

/** The two usual methods to seat parties, on plain lists: they share nothing with the product. */

/** The first table or combination of the document that fits and is free. */
export function seatedByFirstFit(venue: Venue, requests: readonly PartyRequest[]): PartyRequest[] {
  return seatedByOrder(venue, requests, () => 0);
}

/** Single tables first, then by the fewest empty seats. */
export function seatedByBestFit(venue: Venue, requests: readonly PartyRequest[]): PartyRequest[] {
  return seatedByOrder(
    venue,
    requests,
    (a, b) =>
      Number(a.tableIds.length > 1) - Number(b.tableIds.length > 1) || a.maxCovers - b.maxCovers,
  );
}

interface Layout {
  tableIds: readonly number[];
  minCovers: number;
  maxCovers: number;
  areaId: number | null;
}

function seatedByOrder(
  venue: Venue,
  requests: readonly PartyRequest[],
  order: (a: Layout, b: Layout) => number,
): PartyRequest[] {
  const areaOf = (id: number) =>
    venue.tables.find((table) => table.id === id)?.floorPlanAreaId ?? null;
  const layouts = [
    ...venue.tables.map(({ id, ...table }) => ({ ...table, tableIds: [id] })),
    ...venue.combinations,
  ].map(
    ({ tableIds, minCovers, maxCovers }): Layout => ({
      tableIds,
      minCovers,
      maxCovers,
      areaId: areaOf(tableIds[0] ?? 0),
    }),
  );
  layouts.sort(order);
  const taken = new Map<number, PartyRequest[]>();
  return requests.filter((request) => {
    const found = layouts.find(
      ({ tableIds, minCovers, maxCovers, areaId }) =>
        minCovers <= request.covers &&
        request.covers <= maxCovers &&
        (request.areaId === null || areaId === request.areaId) &&
        tableIds.every((id) => (taken.get(id) ?? []).every((other) => !isTogether(other, request))),
    );
    for (const id of found?.tableIds ?? []) taken.set(id, [...(taken.get(id) ?? []), request]);
    return found !== undefined;
  });
}

/** Whether two parties are there at the same time. */
export function isTogether(a: PartyRequest, b: PartyRequest): boolean {
  return (
    a.startMinute < b.startMinute + b.turnMinutes && b.startMinute < a.startMinute + a.turnMinutes
  );
}
