import { expect, test } from 'vitest';
import { firstWeekdayOf } from '../../../src/diner/calendar/first-weekday.ts';
import { countries } from '../../fixtures/countries.ts';

test('the week begins as in the region of the tag, or without one, as in the venue’s country', () => {
  expect(firstWeekdayOf('en-US', 'ES')).toBe(7);
  expect(firstWeekdayOf('en', 'ES')).toBe(1);
  expect(firstWeekdayOf('pt-BR', 'PT')).toBe(7);
});

test('the week of every country begins as Unicode says', () => {
  for (const country of countries()) {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
      getWeekInfo(): { firstDay: number };
    };
    expect([country, firstWeekdayOf('en', country)]).toEqual([
      country,
      locale.getWeekInfo().firstDay,
    ]);
  }
});
