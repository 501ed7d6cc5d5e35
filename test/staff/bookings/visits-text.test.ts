import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EarlierVisits } from '../../../src/contract/staff/customers.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { visitCounts, visitTexts } from '../../../src/staff/bookings/visits-text.ts';
import { loadMessages } from '../../../src/staff/messages/load-messages.ts';
import { aCustomer } from '../fixtures/bookings.ts';

const english = await loadMessages('en');
const format = { locale: 'en-GB', currency: 'EUR', separatesAdultsAndChildren: false };
const textsOf = (visitsCount: number, earlierVisits?: EarlierVisits, lastVisitAt?: string) => {
  const customer = aCustomer({ visitsCount, lastVisitAt: lastVisitAt ?? null });
  return visitTexts({ ...customer, ...(earlierVisits && { earlierVisits }) }, english, format);
};

test('visits of before are named beside those that are counted', () => {
  const before = { count: 12, lastOn: '2024-05-13' };
  expect(textsOf(0)).toEqual(['First visit']);
  expect(textsOf(0, before)).toEqual(['12 visits before', 'last on 13 May 2024']);
  expect(textsOf(0, { count: null, lastOn: '2024-05-13' })).toEqual([
    'Visits before',
    'last on 13 May 2024',
  ]);
  expect(textsOf(0, { count: 1, lastOn: null })).toEqual(['1 visit before']);
  expect(textsOf(3, before, '2026-11-20T20:00:00+01:00')).toEqual([
    '3 visits',
    'last on 20 Nov 2026',
    '12 visits before',
  ]);
});

test('in every language, counts of before are never added to the others', async () => {
  const languages = await Promise.all(LANGUAGES.map((language) => loadMessages(language)));
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: 2, max: 900 }),
      fc.integer({ min: 2, max: 900 }),
      (messages, visitsCount, count) => {
        const earlierVisits = { count, lastOn: null };
        const texts = visitCounts({ visitsCount, earlierVisits }, messages);
        const numbers = texts.map((text) => text.match(/\d+/g));
        expect(numbers).toEqual([[String(visitsCount)], [String(count)]]);
      },
    ),
  );
});
