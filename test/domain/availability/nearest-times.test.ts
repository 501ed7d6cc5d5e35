import { expect, test } from 'vitest';
import { nearestTimes } from '../../../src/domain/availability/nearest-times.ts';
import { serviceShifts } from '../../../src/domain/availability/service-slots.ts';
import { addDays, toZonedIso } from '../../../src/domain/venue-time.ts';
import { aTable, aVenue } from '../../fixtures/venue.ts';
import { aDay, anOccupancy, criteriaWith, FRIDAY } from './an-evening.ts';

const venue = aVenue({ tables: [aTable(1)], combinations: [] });
const query = { criteria: criteriaWith({ floorPlanAreaId: null }), most: 3 };
const shown = (times: readonly number[]) =>
  times.map((at) => toZonedIso(venue.timezone, at).slice(0, 16));

/** Every slot of a day is taken but those at these times. */
function takenBut(workDay: string, free: readonly string[]) {
  const slots = serviceShifts(venue, workDay).flatMap((shift) => shift.slots);
  return slots
    .filter(({ time }) => !free.includes(time))
    .map(({ startAt }) => ({
      ...anOccupancy('20:00'),
      startAt,
      endAt: startAt + 60_000,
    }));
}

test('the nearest to the wanted time, in order', () => {
  const times = nearestTimes([aDay(venue)], { ...query, time: '21:00:00' });
  const slots = serviceShifts(venue, FRIDAY).flatMap((shift) => shift.slots);
  const wanted = slots.findIndex(({ time }) => time === '21:00:00');
  expect(wanted).toBeGreaterThan(0);
  expect(times).toEqual(slots.slice(wanted - 1, wanted + 2).map(({ startAt }) => startAt));
});

test('those of the next day where the first has too few, and none of a full one', () => {
  const saturday = addDays(FRIDAY, 1);
  const full = aDay(venue, { occupancies: takenBut(FRIDAY, []) });
  expect(nearestTimes([full], { ...query, time: '20:00:00' })).toEqual([]);
  const times = nearestTimes([full, aDay(venue, { workDay: saturday })], {
    ...query,
    time: '20:00:00',
  });
  expect(times).toHaveLength(3);
  expect(new Set(shown(times).map((time) => time.slice(0, 10)))).toEqual(new Set([saturday]));
});

test('none for a party that no table seats', () => {
  const criteria = criteriaWith({ pax: 9 });
  expect(nearestTimes([aDay(venue)], { ...query, criteria, time: '20:00:00' })).toEqual([]);
});
