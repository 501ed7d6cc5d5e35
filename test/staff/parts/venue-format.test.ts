import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { addDays } from '../../../src/domain/venue-time.ts';
import { loadMessages } from '../../../src/staff/messages/load-messages.ts';
import {
  localeOf,
  shortDayOf,
  shortTimeOf,
  timeOf,
} from '../../../src/staff/parts/venue-format.ts';
import { countries } from '../../fixtures/countries.ts';

const others = { currency: 'EUR', separatesAdultsAndChildren: false };
/** A week of each month. */
const DAYS = Array.from({ length: 12 }, (_, month) =>
  Array.from({ length: 7 }, (_, day) =>
    addDays(`2030-${String(month + 1).padStart(2, '0')}-01`, day),
  ),
).flat();

test.each([
  ['en', 'US'],
  ['es', 'ES'],
  ['ca', 'ES'],
  ['de', 'DE'],
  ['fr', 'FR'],
  ['it', 'IT'],
  ['eu', 'ES'],
] as const)('a short day in %s-%s as browsers write it', async (language, country) => {
  const locale = localeOf(language, country);
  const messages = await loadMessages(language);
  const browser = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  expect(DAYS.map((day) => shortDayOf(day, { locale, ...others }, messages))).toEqual(
    DAYS.map((day) => browser.format(new Date(day))),
  );
});

test.each([
  ['en', 'GB', 'Wed 4 Sept'],
  ['pt', 'PT', 'qua, 4 set'],
] as const)(
  'a short day in %s-%s with its short names: %s',
  async (language, country, expected) => {
    const locale = localeOf(language, country);

    expect(shortDayOf('2030-09-04', { locale, ...others }, await loadMessages(language))).toBe(
      expected,
    );
  },
);

const TIMES = ['00:00', '00:05', '09:05', '12:00', '12:30', '21:05', '23:59'];

test.each(LANGUAGES)('%s writes a time as browsers do, in every country', (language) => {
  for (const region of [...countries(), '419']) {
    const locale = `${language}-${region}`;
    const format = new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    const parts = (time: string) => format.formatToParts(new Date(`2030-05-17T${time}Z`));
    const all = (time: string) => parts(time).map(({ value }) => value);
    const short = (time: string) =>
      parts(time).map(({ type, value }) => (type === 'dayPeriod' ? '' : value));
    const at = (time: string) => `2030-05-17T${time}:00+02:00`;

    expect([locale, ...TIMES.map((time) => timeOf(at(time), { locale, ...others }))]).toEqual([
      locale,
      ...TIMES.map((time) => all(time).join('')),
    ]);
    expect([locale, ...TIMES.map((time) => shortTimeOf(at(time), { locale, ...others }))]).toEqual([
      locale,
      ...TIMES.map((time) => short(time).join('').trim()),
    ]);
  }
});
