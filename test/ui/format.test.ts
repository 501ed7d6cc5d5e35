import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { formatShortTime, formatTime } from '../../src/ui/format.ts';
import { countries } from '../fixtures/countries.ts';

const TIMES = ['00:00', '00:05', '09:05', '12:00', '12:30', '21:05', '23:59'];

test.each(LANGUAGES)('%s writes a time as browsers do, in every country', (language) => {
  const regions = [...countries(), '419'].map((region) => `${language}-${region}`);
  for (const tag of [language, ...regions]) {
    const format = new Intl.DateTimeFormat(tag, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    });
    const parts = (time: string) => format.formatToParts(new Date(`2030-05-17T${time}Z`));
    const all = (time: string) => parts(time).map(({ value }) => value);
    const short = (time: string) =>
      parts(time).map(({ type, value }) => (type === 'dayPeriod' ? '' : value));
    const at = (time: string) => `2030-05-17T${time}:00+02:00`;

    expect([tag, ...TIMES.map((time) => formatTime(tag, at(time)))]).toEqual([
      tag,
      ...TIMES.map((time) => all(time).join('')),
    ]);
    expect([tag, ...TIMES.map((time) => formatShortTime(tag, at(time)))]).toEqual([
      tag,
      ...TIMES.map((time) => short(time).join('').trim()),
    ]);
  }
});
