import { expect, test } from 'vitest';
import * as catalan from '../../src/locales/ca/words.ts';
import * as spanish from '../../src/locales/es/words.ts';
import * as basque from '../../src/locales/eu/words.ts';
import { wait } from '../../src/locales/words.ts';

test.each([
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3600, '1 h'],
  [14_890, '4 h 9 min'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(wait(seconds)).toBe(text);
});

test('one o’clock is a single hour', () => {
  expect(spanish.hour('13:00')).toBe('las 13:00');
  expect(spanish.hour('1:30')).toBe('la 1:30');
});

test('two tables take the plural', () => {
  expect(spanish.tables('8 + 9')).toBe('mesas 8 + 9');
  expect(spanish.nextTables('mesas 8 + 9')).toBe('Las próximas son las mesas 8 + 9');
  expect(basque.tableText('8 + 9')).toBe('8. + 9. mahaiak');
});

test('“de” is elided before a vowel', () => {
  expect(catalan.of('Àlvar')).toBe('d’Àlvar');
  expect(catalan.of('Iolanda')).toBe('de Iolanda');
});
