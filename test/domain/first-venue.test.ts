import { expect, test } from 'vitest';
import { parseVenueDocument } from '../../src/contract/parse-venue-document.ts';
import { firstVenue } from '../../src/domain/first-venue.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { missingTexts } from '../../src/domain/venue-effects/missing-texts.ts';
import { firstTextsOf } from '../../src/server/shapes/first-texts.ts';

const CHOICES = {
  timezone: 'Europe/Madrid',
  country: 'ES',
  currency: 'EUR',
  privacyPolicyUrl: 'https://bodega.example/privacy',
  phone: null,
  email: null,
  websiteUrl: null,
  address: null,
  shifts: [
    {
      id: 'DINNER',
      weekdays: [5, 6],
      firstBookingTime: '20:00:00',
      lastBookingTime: '23:30:00',
    },
  ],
  tables: [
    { count: 2, maxCovers: 2 },
    { count: 1, maxCovers: 8 },
  ],
} as const;

test.each(LANGUAGES)('a venue in %s is a valid document that lacks no text', (language) => {
  const venue = firstVenue({ ...CHOICES, name: 'El $& Ñandú', language }, firstTextsOf);
  expect(parseVenueDocument(venue)).toEqual({ venue });
  expect(missingTexts(venue)).toEqual([]);
  expect(venue.texts.dataProcessingConsent[language]).toContain('El $& Ñandú');
});

test.each([
  ['Café Móvil', 'cafe-movil'],
  ['寿司', 'venue'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the account id of %s is %s', (name, accountId) => {
  expect(firstVenue({ ...CHOICES, name, language: 'en' }, firstTextsOf).accountId).toBe(accountId);
});
