import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedSections } from '../../../src/domain/venue-effects/changed-sections.ts';
import { aVenue } from '../../fixtures/venue.ts';

test('the sections that differ, also those that only one version has', () => {
  const { waitList: _, ...before } = aVenue();
  const after = { ...aVenue(), name: 'Other', tables: [] };
  expect(changedSections(before, after)).toEqual(['name', 'tables', 'waitList']);
});

test('the order in which an object is written makes no difference, that of a list does', () => {
  const messages = Object.fromEntries(Object.entries(aVenue().messages).reverse());
  expect(changedSections({ ...aVenue() }, { ...aVenue(), messages })).toEqual([]);
  const tables = aVenue().tables.toReversed();
  expect(changedSections({ ...aVenue() }, { ...aVenue(), tables })).toEqual(['tables']);
});

test('none exactly for equal documents', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
      expect(changedSections(document, structuredClone(document))).toEqual([]);
    }),
  );
});
