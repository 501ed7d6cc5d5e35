import { expect, test } from 'vitest';
import { createI18n } from '../../../src/diner/i18n/i18n.ts';
import { messages as english } from '../../../src/diner/i18n/locales/en.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { languageOfTag, loadMessages } from '../../../src/widget/embed/load-messages.ts';
import { filledOtherwise, leftInEnglish, textsOf } from './texts-of.ts';

const all = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, messages: await loadMessages(language) })),
);

test.each(all)('$language has all messages of English', ({ messages }) => {
  expect(textsOf(messages).map(([key]) => key)).toEqual(textsOf(english).map(([key]) => key));
});

test.each(all)('$language has no empty message', ({ messages }) => {
  expect(textsOf(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(all)('$language has the same placeholders as English', ({ messages }) => {
  expect(filledOtherwise(english, messages)).toEqual([]);
});

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
    for (const country of [
      'AD',
      'AT',
      'BR',
      'CH',
      'DE',
      'DO',
      'ES',
      'FR',
      'GB',
      'IT',
      'MX',
      'PE',
      'PT',
      'US',
      'UY',
    ]) {
      const i18n = createI18n(messages, language, country);
      const browser = (options: Intl.DateTimeFormatOptions, date: string) =>
        new Intl.DateTimeFormat(i18n.tag, { ...options, timeZone: 'UTC' }).format(new Date(date));
      for (let number = 1; number <= 12; number += 1) {
        const month = `2030-${String(number).padStart(2, '0')}`;
        expect([i18n.tag, i18n.month(month)]).toEqual([
          i18n.tag,
          browser({ month: 'long', year: 'numeric' }, month),
        ]);
      }
      // 2024-01-01 was a Monday. Portuguese short names are whole words in some countries.
      for (let number = 1; number <= 7; number += 1)
        expect([i18n.tag, i18n.columnOf(number)]).toEqual([
          i18n.tag,
          browser({ weekday: 'short' }, `2024-01-0${number}`).slice(0, 3),
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
