import { expect, test } from 'vitest';
import { NOTICED_FIELDS } from '../../../../../src/domain/venue-effects/declared-fields.ts';
import { texts as house } from '../../../../../src/locales/compiled/en/staff-house.ts';
import { noticedLabel } from '../../../../../src/staff/screens/house/venue/noticed-labels.ts';

const labelOf = (field: (typeof NOTICED_FIELDS)[number]) => noticedLabel(field, house.venue);

test('each field that guests or bookings notice has a label', () => {
  expect(NOTICED_FIELDS.filter((field) => !labelOf(field))).toEqual([]);
});

test('fields with the same name in several objects are called as the editor calls them there', () => {
  expect(labelOf('name')).toBe('Name of the venue');
  expect(labelOf('tables.name')).toBe('Name on the floor');
  expect(labelOf('experiences.name')).toBe('Name for guests');
  expect(labelOf('turnMinutes')).toBe('How long parties stay');
  expect(labelOf('shifts.turnMinutes')).toBe('How long parties stay');
  expect(labelOf('experiences.turnMinutes')).toBe('Minutes');
  expect(labelOf('shifts.pacing.maxCovers')).toBe('Guests who may arrive at one time');
  expect(labelOf('experiences.minAdvanceBookingMinutes')).toBe('Book at least … minutes ahead');
});
