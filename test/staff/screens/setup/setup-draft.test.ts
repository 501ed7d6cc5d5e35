import { expect, test } from 'vitest';
import {
  checkDraft,
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

test('a phone number without a country code is one of the country', () => {
  const { owner, venue, ...rest } = inCountry(draft(), 'FR');
  const filled = {
    ...rest,
    code: 'a code',
    owner: { name: 'Claire', email: 'claire@comptoir.example', password: 'a long password' },
    venue: {
      ...venue,
      name: 'Le Comptoir',
      privacyPolicyUrl: 'https://comptoir.example/privacy',
      phone: '04 78 00 00 00',
    },
  };
  expect(checkDraft(filled).request?.venue.phone).toBe('+33478000000');
  const unknown = { ...filled, venue: { ...filled.venue, phone: '12' } };
  expect(checkDraft(unknown).faults.map(({ parameter }) => parameter)).toEqual(['venue.phone']);
});
