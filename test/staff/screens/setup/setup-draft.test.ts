import { expect, test } from 'vitest';
import {
  firstDraft,
  inCountry,
  type SetupDraft,
} from '../../../../src/staff/screens/setup/setup-draft.ts';

const draft = () => firstDraft('en', new Intl.Locale('en-US'), 'UTC');
const placeOf = ({ venue: { country, currency, timezone, language } }: SetupDraft) => [
  country,
  currency,
  timezone,
  language,
];

test.each([
  ['FR', 'EUR', 'Europe/Paris', 'fr'],
  ['ES', 'EUR', 'Europe/Madrid', 'es'],
  ['GB', 'GBP', 'Europe/London', 'en'],
  ['MX', 'MXN', 'America/Mexico_City', 'es'],
  ['AT', 'EUR', 'Europe/Vienna', 'de'],
])('the money, time and language of %s, when that is chosen', (...place) => {
  expect(placeOf(inCountry(draft(), place[0]))).toEqual(place);
});

test('the time of the device stays, if the country has it', () => {
  const onTheIslands = firstDraft('en', new Intl.Locale('en-GB'), 'Atlantic/Canary');
  expect(placeOf(inCountry(onTheIslands, 'ES'))).toEqual(['ES', 'EUR', 'Atlantic/Canary', 'es']);
});

test('the language stays, if nothing is written in that of the country', () => {
  expect(inCountry(draft(), 'SE').venue.language).toBe('en');
});
