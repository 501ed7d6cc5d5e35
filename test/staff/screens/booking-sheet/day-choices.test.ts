import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../../src/domain/venue-time.ts';
import { dayChoices } from '../../../../src/staff/screens/booking-sheet/day-choices.ts';

const datesOf = (today: string) => dayChoices(today).map(({ date }) => date);

test.each([
  ['a Wednesday', '2026-11-18', ['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22']],
  ['a Friday', '2026-11-20', ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-28']],
  ['a Saturday', '2026-11-21', ['2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29']],
])('on %s: today, tomorrow, the next Saturday and Sunday', (_, today, dates) => {
  expect(datesOf(today)).toEqual(dates);
});

test('the days are always four, in order, and within nine days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (days) => {
      const today = addDays('2026-01-01', days);
      const dates = datesOf(today);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates).toHaveLength(4);
      expect(daysBetween(today, dates[3] ?? '')).toBeLessThan(9);
    }),
  );
});
