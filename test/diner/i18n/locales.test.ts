import { expect, test } from 'vitest';
import { createI18n } from '../../../src/diner/i18n/i18n.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { texts as english } from '../../../src/locales/compiled/en/diner.ts';
import { languageOfTag, loadMessages } from '../../../src/widget/embed/load-messages.ts';
import { countries } from '../../fixtures/countries.ts';
import { leftInEnglish } from './left-in-english.ts';

const MONTHS = Array.from(
  { length: 12 },
  (_, index) => `2030-${String(index + 1).padStart(2, '0')}`,
);
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

const all = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, messages: await loadMessages(language) })),
);

test.each(all.filter(({ language }) => language !== 'en'))(
  '$language is translated',
  ({ messages }) => {
    // Words such as “Total”, “Name” or “Extras” are the same in some languages.
    expect(leftInEnglish(english, messages).length).toBeLessThan(8);
  },
);

test('plurals follow the rules of the language', () => {
  const i18n = createI18n(english, 'en', 'ES');

  expect(i18n.plural(english.people, 1)).toBe('1 person');
  expect(i18n.plural(english.people, 4)).toBe('4 people');
});

test('a day within a week is called by its weekday only', () => {
  const i18n = createI18n(english, 'en', 'ES');

  expect(i18n.weekdayOrDay('2030-05-17', '2030-05-11')).toBe('Friday');
  expect(i18n.weekdayOrDay('2030-05-17', '2030-05-10')).toBe('Friday 17 May');
});

test('a language that some browsers do not support has its own names of days and months', async () => {
  const i18n = createI18n(await loadMessages('eu'), 'eu', 'ES');

  expect(i18n.day('2030-05-17')).toBe('maiatzak 17, ostirala');
  expect(i18n.columnOf(7)).toBe('ig.');
  expect(i18n.month('2030-12')).toBe('2030(e)ko abendua');
  expect(i18n.time('2030-05-17T21:00:00+02:00')).toBe('21:00');
  expect(i18n.money(1250, 'EUR')).toMatch(/^12,50/);
});

test.each(all.filter(({ language }) => language !== 'eu'))(
  '$language calls months and weekdays as browsers do, in every country',
  ({ language, messages }) => {
    for (const country of countries()) {
      const tag = `${language}-${country}`;
      const i18n = createI18n(messages, tag, null);
      const formatOf = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
      const month = formatOf({ month: 'long', year: 'numeric' });
      const weekday = formatOf({ weekday: 'short' });
      expect([tag, ...MONTHS.map(i18n.month)]).toEqual([
        tag,
        ...MONTHS.map((each) => month.format(new Date(each))),
      ]);
      // 2024-01-01 was a Monday. Portuguese short names are whole words in some countries.
      expect([tag, ...WEEKDAYS.map(i18n.columnOf)]).toEqual([
        tag,
        ...WEEKDAYS.map((each) => weekday.format(new Date(`2024-01-0${each}`)).slice(0, 3)),
      ]);
    }
  },
);

test('zero is written as 0, although Brazilian Portuguese counts it as singular', async () => {
  const i18n = createI18n(await loadMessages('pt'), 'pt', 'BR');

  expect(i18n.plural(i18n.messages.freeTimes, 0)).toBe('0 horário disponível');
});

test.each([
  ['es', 'DO', 'Reservar para 2 el viernes a la 1:30'],
  ['es', 'ES', 'Reservar para 2 el viernes a las 13:30'],
  ['ca', 'AD', 'Reserva per a 2, divendres a les 13:30'],
] as const)('the time in %s, %s has the right article', async (language, country, expected) => {
  const i18n = createI18n(await loadMessages(language), language, country);
  const time = i18n.time('2030-05-17T13:30:00-04:00');
  const day = i18n.weekday('2030-05-17');

  expect(i18n.format(i18n.messages.book, { people: 2, day, time })).toContain(expected);
});

test('the language of a tag is found, whatever its region and case', () => {
  expect(languageOfTag('CA-es')).toBe('ca');
  expect(languageOfTag('sv')).toBe(null);
  expect(languageOfTag('toString')).toBe(null);
});
