import { demoVenue } from '../src/demo/demo-venue.ts';
import type { Venue } from '../src/domain/venue.ts';
import { addDays, type WallDate } from '../src/domain/venue-time.ts';
import { aTable, chainsOf, type Seats } from './typical-venue.ts';

/** How many tables of each size stand in an area: 60 in all. */
const AREAS = [
  { id: 1, tables: { 2: 18, 4: 13, 6: 4, 8: 1 } },
  { id: 2, tables: { 2: 8, 4: 5, 6: 1, 8: 1 } },
  { id: 3, tables: { 2: 4, 4: 3, 6: 1, 8: 1 } },
] as const;

/** The id of a table says where it stands and how many it seats. */
const idOf = (area: number, seats: Seats, number: number) => area * 1000 + seats * 100 + number;

/**
 * The demo venue with sixty tables: three areas, 2-, 4-, 6- and 8-tops, two thirds of the small
 * ones in chains of three that can be pushed together. Bookings are taken for half a year ahead.
 */
export function bigVenue(accountId: string, today: WallDate): Venue {
  const demo = demoVenue({
    accountId,
    today,
    promoCode: 'BENCH',
    redemptionCode: 'BENCH-1',
    publicUrl: 'http://127.0.0.1',
  });
  const rows = AREAS.flatMap((area) =>
    ([2, 4, 6, 8] as const).map((seats) => ({
      area: area.id,
      seats,
      ids: Array.from({ length: area.tables[seats] }, (_, index) =>
        idOf(area.id, seats, index + 1),
      ),
    })),
  );
  return {
    ...demo,
    name: `Casa Brisa ${accountId}`,
    maxAdvanceDays: 400,
    maxOpenBookingsPerGuest: 1000,
    tables: rows.flatMap(({ area, seats, ids }) => ids.map((id) => aTable(id, area, seats))),
    combinations: rows.flatMap(({ seats, ids }) => chainsOf(ids, seats)),
    exceptions: [],
    cancellationPolicies: [],
    promos: demo.promos.map((promo) => ({ ...promo, validUntil: addDays(today, 400) })),
  };
}
