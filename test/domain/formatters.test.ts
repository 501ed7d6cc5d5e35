import { expect, test } from 'vitest';
import {
  dateFormatOf,
  localeOf,
  MAX_FORMATTERS,
  pluralRulesOf,
} from '../../src/domain/formatters.ts';

const AT = Date.UTC(2030, 0, 16, 20);

test('one formatter for a locale and its options, whoever asks', () => {
  const time = { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Madrid' } as const;
  expect(dateFormatOf('en-GB', time)).toBe(dateFormatOf('en-GB', { ...time }));
  expect(dateFormatOf('en-GB', time).format(AT)).toBe('21:00');
  expect(dateFormatOf('en-US', time).format(AT)).toMatch(/^9:00\sPM$/);
  expect(dateFormatOf('en-GB', { ...time, timeZone: 'UTC' }).format(AT)).toBe('20:00');
  expect(pluralRulesOf('fr')).toBe(pluralRulesOf('fr'));
  expect([pluralRulesOf('fr').select(0), pluralRulesOf('de').select(0)]).toEqual(['one', 'other']);
});

test('a formatter that is in use stays, however many others there are', () => {
  const used = dateFormatOf('de-DE', { weekday: 'long' });
  for (let year = 0; year < 2 * MAX_FORMATTERS; year += 1) {
    const { format } = dateFormatOf(`de-u-ca-gregory-x-${1000 + year}`, { weekday: 'long' });
    expect(format(AT)).toBe('Mittwoch');
    expect(dateFormatOf('de-DE', { weekday: 'long' })).toBe(used);
  }
});

test('English as in the United States only where guests are used to it', () => {
  expect(localeOf('en', 'ES')).toBe('en-GB');
  expect([localeOf('en', 'US'), localeOf('en', 'DO')]).toEqual(['en-US', 'en-US']);
  expect(localeOf('pt', 'BR')).toBe('pt-BR');
});
