import { describe, expect, it } from 'vitest';
import { highChairsLeft, strollersLeft } from '../../../src/domain/availability/stock.ts';
import { aVenue } from '../../fixtures/venue.ts';
import { aDay, aHold, at } from './an-evening.ts';

const [from, to] = [at('20:00'), at('22:00')];
const venue = aVenue({ highChairs: 4, strollers: 1 });

describe('what is left during a stay', () => {
  it('null when there is no limit', () => {
    expect(highChairsLeft(aDay(), from, to)).toBeNull();
    expect(strollersLeft(aDay(), from, to)).toBeNull();
  });

  it('the stock less what overlapping parties use', () => {
    const holds = [
      aHold('20:30', { highChairs: 2 }),
      aHold('22:00', { highChairs: 1 }),
      aHold('21:00', { highChairs: 1, status: 'CANCELED' }),
    ];
    expect(highChairsLeft(aDay(venue, { holds }), from, to)).toBe(2);
  });

  it('the stock less the most in use at once when parties follow one another', () => {
    const holds = [
      aHold('19:00', { highChairs: 2, minutes: 90 }),
      aHold('20:30', { highChairs: 3, minutes: 60 }),
      aHold('21:30', { highChairs: 1, minutes: 60 }),
    ];
    expect(highChairsLeft(aDay(venue, { holds }), from, to)).toBe(1);
  });

  it('0, never less, when more is in use than there is', () => {
    const holds = [aHold('20:00', { strollers: 3 })];
    expect(strollersLeft(aDay(venue, { holds }), from, to)).toBe(0);
  });

  it('all of it when only the excluded booking uses any', () => {
    const hold = aHold('20:00', { strollers: 1 });
    expect(strollersLeft(aDay(venue, { holds: [hold] }), from, to, hold.bookingUuid)).toBe(1);
  });
});
