import { describe, expect, it } from 'vitest';
import { highChairsLeft, strollersLeft } from '../../../src/domain/availability/stock.ts';
import { aVenue } from '../../fixtures/venue.ts';
import { aDay, anOccupancy, at } from './an-evening.ts';

const [from, to] = [at('20:00'), at('22:00')];
const venue = aVenue({ highChairs: 4, strollers: 1 });

describe('what is left during an interval', () => {
  it('null when there is no limit', () => {
    expect(highChairsLeft(aDay(), from, to)).toBeNull();
    expect(strollersLeft(aDay(), from, to)).toBeNull();
  });

  it('the stock less what overlapping parties use', () => {
    const occupancies = [
      anOccupancy('20:30', { highChairs: 2 }),
      anOccupancy('22:00', { highChairs: 1 }),
      anOccupancy('21:00', { highChairs: 1, status: 'CANCELED' }),
    ];
    expect(highChairsLeft(aDay(venue, { occupancies }), from, to)).toBe(2);
  });

  it('the stock less the highest use at any one time when parties follow one another', () => {
    const occupancies = [
      anOccupancy('19:00', { highChairs: 2, minutes: 90 }),
      anOccupancy('20:30', { highChairs: 3, minutes: 60 }),
      anOccupancy('21:30', { highChairs: 1, minutes: 60 }),
    ];
    expect(highChairsLeft(aDay(venue, { occupancies }), from, to)).toBe(1);
  });

  it('0 when more is in use than the stock', () => {
    const occupancies = [anOccupancy('20:00', { strollers: 3 })];
    expect(strollersLeft(aDay(venue, { occupancies }), from, to)).toBe(0);
  });

  it('the whole stock when only the excluded booking uses any', () => {
    const occupancy = anOccupancy('20:00', { strollers: 1 });
    expect(
      strollersLeft(aDay(venue, { occupancies: [occupancy] }), from, to, occupancy.bookingUuid),
    ).toBe(1);
  });
});
