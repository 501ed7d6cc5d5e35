import type { SeededRandom } from '../../src/demo/seeded-random.ts';
import type { Table, TableCombination, Venue } from '../../src/domain/venue.ts';
import { TODAY } from '../fixtures/test-context.ts';
import { aShift, aTable, aVenue } from '../fixtures/venue.ts';

export const MINUTE = 60_000;

/** A time of today at that venue. */
export function instantAt(time: string): number {
  return Date.parse(`${TODAY}T${time}+01:00`);
}

export function timeAt(instant: number): string {
  return new Date(instant + 60 * MINUTE).toISOString().slice(11, 19);
}

const LEAST_COVERS = { 2: 1, 4: 2, 6: 3 } as const;
type Seats = keyof typeof LEAST_COVERS;

export const AREAS = [1, 2] as const;
const TIMES = { firstBookingTime: '19:00:00', lastBookingTime: '22:30:00', stepMinutes: 30 };
/** Every time at which the venue takes bookings. */
export const SLOT_TIMES = [19, 20, 21, 22].flatMap((hour) => [`${hour}:00:00`, `${hour}:30:00`]);

/**
 * A venue with eight to twelve tables in two areas, where two and three neighbours of a size go together.
 * At each time, guests can name an area or leave it to the venue, and nothing but tables limits bookings: so
 * a booking and a walk-in follow the same rules.
 */
export function aBusyVenue(random: SeededRandom): Venue {
  const tables: Table[] = [];
  const combinations: TableCombination[] = [];
  for (const floorPlanAreaId of AREAS) {
    const row: { id: number; seats: Seats }[] = [];
    const count = random.integer(4, 6);
    while (row.length < count) {
      const seats = random.weighted<Seats>([
        [2, 55],
        [4, 35],
        [6, 10],
      ]);
      const id = tables.length + 1;
      row.push({ id, seats });
      tables.push(
        aTable(id, { floorPlanAreaId, minCovers: LEAST_COVERS[seats], maxCovers: seats }),
      );
    }
    for (const length of [2, 3])
      for (let from = 0; from + length <= row.length; from += 1) {
        const together = row.slice(from, from + length);
        const seats = together[0]?.seats ?? 2;
        if (together.some((table) => table.seats !== seats)) continue;
        const tableIds = together.map(({ id }) => id);
        const minCovers = seats * (length - 1) + 1;
        combinations.push({ tableIds, minCovers, maxCovers: seats * length });
      }
  }
  const shifts = [
    aShift({ ...TIMES, id: 'DINNER' }),
    aShift({ ...TIMES, id: 'BY_AREA', floorPlanAreaIds: [...AREAS] }),
  ];
  return aVenue({ tables, combinations, shifts, freezeMinutes: random.pick([0, 30, 60]) });
}

/** The covers of a party. */
export function someCovers(random: SeededRandom): number {
  return random.weighted([
    [1, 5],
    [2, 42],
    [3, 15],
    [4, 20],
    [5, 7],
    [6, 7],
    [8, 4],
  ]);
}

/** How long a party of so many has its tables at that venue. */
export function minutesFor(covers: number): number {
  if (covers <= 2) return 90;
  return covers <= 4 ? 105 : 120;
}
