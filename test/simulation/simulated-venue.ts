import type { Venue } from '../../src/domain/venue.ts';
import { aPolicyRule, aShift, aTable, aVenue } from '../fixtures/venue.ts';

/** The first day of the simulation; in the night to the second day, the clock skips from 02:00 to 03:00. */
export const DAYS = ['2030-03-30', '2030-03-31'] as const;
export const TIMES = ['20:00:00', '20:30:00', '21:00:00', '02:30:00', '03:30:00'] as const;
export const START = Date.parse('2030-03-30T14:00:00+01:00');

/** The most covers that begin at the same time. */
export const MAX_COVERS = 6;
export const HIGH_CHAIRS = 1;

/** So small that all requests want the same: three tables, two of which can be put together, and one high chair. */
export const VENUE: Venue = aVenue({
  tables: [aTable(1), aTable(2), aTable(3, { minCovers: 2, maxCovers: 4 })],
  combinations: [{ tableIds: [1, 2], minCovers: 3, maxCovers: 4 }],
  highChairs: HIGH_CHAIRS,
  shifts: [
    aShift({
      lastBookingTime: '21:00:00',
      pacing: { maxCovers: MAX_COVERS, maxParties: null },
      hasWaitList: true,
    }),
    aShift({
      id: 'NIGHT',
      firstBookingTime: '01:30:00',
      lastBookingTime: '03:30:00',
      pacing: { maxCovers: MAX_COVERS, maxParties: null },
    }),
  ],
  cancellationPolicies: [aPolicyRule({ minCovers: 3 })],
});
