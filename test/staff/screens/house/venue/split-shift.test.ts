import { expect, test } from 'vitest';
import { checkVenueDocument } from '../../../../../src/contract/venue-document.ts';
import { splitShift } from '../../../../../src/staff/screens/house/venue/split-shift.ts';
import { aRichVenue } from '../../../../fixtures/rich-venue.ts';

test('a day of a shift gets a shift of its own, with the same rules and policies', () => {
  const venue = aRichVenue();
  const [shift] = venue.shifts;
  const [day] = shift?.weekdays ?? [];
  if (!shift || !day) throw new Error('The venue has a shift with days.');
  const after = splitShift(venue, 0, day);
  const [rest, own] = after.shifts;
  expect(rest).toEqual({ ...shift, weekdays: shift.weekdays.slice(1) });
  expect(own).toEqual({ ...shift, id: `${shift.id}-${day}`, weekdays: [day] });
  for (const { shiftIds } of after.cancellationPolicies)
    expect(shiftIds.includes(`${shift.id}-${day}`)).toBe(shiftIds.includes(shift.id));
  expect(checkVenueDocument(after).faults).toEqual([]);
});

test('its id is one that no other shift has', () => {
  const venue = aRichVenue();
  const [shift] = venue.shifts;
  const [day = 1] = shift?.weekdays ?? [];
  const twice = splitShift(splitShift(venue, 0, day), 0, day);
  expect(new Set(twice.shifts.map(({ id }) => id)).size).toBe(twice.shifts.length);
});
