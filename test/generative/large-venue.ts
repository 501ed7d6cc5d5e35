import type { Venue } from '../../src/domain/venue.ts';
import { aRichVenue } from '../fixtures/rich-venue.ts';
import { aTable } from '../fixtures/venue.ts';

/** The rich venue with more tables: at noon, guests sit at several of them, whatever time they booked for. */
export function aLargeVenue(changes: Partial<Venue> = {}): Venue {
  const more = [11, 12, 13, 14, 15, 16].map((id) => aTable(id, { maxCovers: 4 }));
  const outside = [21, 22].map((id) => aTable(id, { floorPlanAreaId: 2, maxCovers: 4 }));
  return aRichVenue({ tables: [...aRichVenue().tables, ...more, ...outside], ...changes });
}
