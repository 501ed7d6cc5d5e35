import { expect, test } from 'vitest';
import {
  newAddOn,
  newArea,
  newException,
  newExperience,
  newPolicy,
  newShift,
  newTable,
} from '../../../../../src/staff/screens/house/venue/new-entries.ts';
import { aRichVenue } from '../../../../fixtures/rich-venue.ts';

const VENUE = aRichVenue();

test('new entries have ids and names that no other entry has', () => {
  const ids = VENUE.tables.map(({ id }) => id);
  const table = newTable(VENUE.tables);
  expect(ids).not.toContain(table.id);
  expect(VENUE.tables.map(({ name }) => name)).not.toContain(table.name);
  expect(VENUE.floorPlanAreas.map(({ id }) => id)).not.toContain(newArea(VENUE.floorPlanAreas).id);
  expect(VENUE.shifts.map(({ id }) => id)).not.toContain(newShift(VENUE.shifts, VENUE).id);
});

test('a new table is like the last one', () => {
  const last = { id: 3, name: 'T9', posId: 'p9', floorPlanAreaId: 2, minCovers: 2, maxCovers: 6 };
  expect(newTable([last])).toEqual({ ...last, id: 4, name: 'T10', posId: 'p10' });
});

test('ids of add-ons are unique across groups', () => {
  const ids = VENUE.addOnGroups.flatMap(({ addOns }) => addOns.map(({ id }) => id));
  expect(ids).not.toContain(newAddOn(VENUE.addOnGroups).id);
});

test('a new exception closes the day after the last one that is to come', () => {
  expect(newException([], '2026-12-20')).toEqual({ date: '2026-12-20', shiftIds: [] });
  const past = { date: '2026-01-01', shiftIds: [] };
  const coming = { date: '2026-12-24', shiftIds: [] };
  expect(newException([past, coming], '2026-12-20').date).toBe('2026-12-25');
});

test('a new experience is offered at all times of the venue', () => {
  const [shift] = VENUE.shifts;
  if (!shift) throw new Error('The venue has services.');
  const lunch = { ...shift, firstBookingTime: '12:00:00', lastBookingTime: '13:45:00' };
  const late = { ...shift, firstBookingTime: '20:00:00', lastBookingTime: '00:30:00' };
  const venue = { ...VENUE, dayStartsAt: '05:00:00', shifts: [late, lunch] };
  expect(newExperience([], venue)).toMatchObject({
    firstBookingTime: '12:00:00',
    lastBookingTime: '00:30:00',
  });
});

test('a new policy holds for all shifts', () => {
  expect(newPolicy([], VENUE).shiftIds).toEqual(VENUE.shifts.map(({ id }) => id));
});
