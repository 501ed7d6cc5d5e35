import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayByKey,
  lastDayOf,
  weekdaysFrom,
  weeksOf,
} from '../../../src/diner/calendar/month.ts';

test('a month begins in the column of its weekday, for either first day of the week', () => {
  // 1 May 2030 is a Wednesday.
  expect(weeksOf('2030-05', 1)[0]).toEqual([
    null,
    null,
    '2030-05-01',
    '2030-05-02',
    '2030-05-03',
    '2030-05-04',
    '2030-05-05',
  ]);
  expect(weeksOf('2030-05', 7)[0]?.[3]).toBe('2030-05-01');
});

test('every month has six weeks, with each of its days once, in order', () => {
  const months = fc.tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }));
  const weekdays = fc.constantFrom(...([1, 2, 3, 4, 5, 6, 7] as const));
  fc.assert(
    fc.property(months, weekdays, ([year, number], firstWeekday) => {
      const month = `${year}-${String(number).padStart(2, '0')}`;
      const weeks = weeksOf(month, firstWeekday);
      const days = weeks.flat().filter((day) => day !== null);

      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      expect(days[0]).toBe(`${month}-01`);
      expect(days.at(-1)).toBe(lastDayOf(month));
      expect(days).toEqual(days.map((_, index) => addDays(`${month}-01`, index)));
    }),
  );
});

test('adding months crosses the end of the year', () => {
  expect(addMonths('2030-12', 1)).toBe('2031-01');
  expect(addMonths('2030-01', -1)).toBe('2029-12');
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});

test.each([
  ['ArrowLeft', '2030-05-14'],
  ['ArrowRight', '2030-05-16'],
  ['ArrowUp', '2030-05-08'],
  ['ArrowDown', '2030-05-22'],
  ['Home', '2030-05-13'],
  ['End', '2030-05-19'],
  // A month earlier would be in the past: it stops at the first bookable day.
  ['PageUp', '2030-05-08'],
  ['PageDown', '2030-06-15'],
  ['a', null],
])('%s moves from 15 May 2030 to %s', (key, day) => {
  const bounds = { first: '2030-05-08', last: '2030-07-20', firstWeekday: 1 } as const;

  expect(dayByKey(key, '2030-05-15', bounds)).toBe(day);
});

test('PageDown on the last day of a month moves to the last day of a shorter one', () => {
  const bounds = { first: '2030-01-01', last: '2030-12-31', firstWeekday: 1 } as const;

  expect(dayByKey('PageDown', '2030-01-31', bounds)).toBe('2030-02-28');
});

test('a page of twelve months moves to the same day of another year, or to the end of the range', () => {
  const bounds = { first: '2030-01-01', last: '2031-02-28', firstWeekday: 1 } as const;

  expect(dayByKey('PageDown', '2030-01-31', bounds, 12)).toBe('2031-01-31');
  expect(dayByKey('PageUp', '2031-01-31', bounds, 12)).toBe('2030-01-31');
  expect(dayByKey('PageDown', '2030-05-15', bounds, 12)).toBe('2031-02-28');
});

test('the weekdays of a week that begins on Sunday', () => {
  expect(weekdaysFrom(7)).toEqual([7, 1, 2, 3, 4, 5, 6]);
});
