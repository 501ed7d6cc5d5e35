import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Venue } from '../../../src/domain/venue.ts';
import {
  DECLARED_FIELDS,
  fieldPairs,
  NOTICED_FIELDS,
} from '../../../src/domain/venue-effects/declared-fields.ts';
import { outdatedTexts } from '../../../src/domain/venue-effects/missing-texts.ts';
import { noticedChanges } from '../../../src/domain/venue-effects/noticed-changes.ts';
import { writeAt } from '../../../src/staff/screens/house/venue/document-path.ts';
import { aRichVenue } from '../../fixtures/rich-venue.ts';

/** With a text where the rich venue has none. */
const VENUE = aRichVenue({
  texts: { ...aRichVenue().texts, bookingNote: { en: 'See you soon' } },
});

/** Another value of the same kind. */
function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value}x`;
  if (Array.isArray(value)) return value.length > 0 ? [] : [1];
  return typeof value === 'object' && value !== null ? { ...value, en: 'Other' } : 'other';
}

const FIELDS = [...fieldPairs(VENUE, VENUE)];

test('a changed field is listed exactly if it is declared as noticed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FIELDS.filter(({ kind }) => kind !== 'KEY')), (pair) => {
      const { field, path, kind, after } = pair;
      const venue = writeAt<Venue>(VENUE, path, changed(after));
      const listed = noticedChanges(VENUE, venue).map((change) => change.field as string);
      expect(listed).toEqual(kind === 'COMPUTED' || kind === 'UNNOTICED' ? [] : [field]);
    }),
    { numRuns: 300 },
  );
});

test('every noticed field of a document is among the fields of the contract', () => {
  const known = new Set<string>(NOTICED_FIELDS);
  const noticed = FIELDS.filter(({ kind }) => ['VALUE', 'NAME', 'TEXT', 'CONTENT'].includes(kind));
  expect(noticed.filter(({ field }) => !known.has(field))).toEqual([]);
  expect(NOTICED_FIELDS.length).toBe(known.size);
});

test('every section of a document is declared', () => {
  expect(Object.keys(DECLARED_FIELDS).sort()).toEqual(Object.keys(VENUE).sort());
});

test('an equal document has no changes, in whatever order its lists are', () => {
  const { tables, shifts, floorPlanAreas } = VENUE;
  const venue = {
    ...VENUE,
    tables: tables.toReversed(),
    shifts: shifts.toReversed(),
    floorPlanAreas: floorPlanAreas.toReversed(),
  };
  expect(noticedChanges(VENUE, venue)).toEqual([]);
});

describe('what is noticed', () => {
  const floorPlanAreas = VENUE.floorPlanAreas.slice(1);

  test('an entry that is added or left out, by its name', () => {
    const removed = { field: 'floorPlanAreas', entry: 'Dining room', before: null, after: null };
    expect(noticedChanges(VENUE, { ...VENUE, floorPlanAreas })).toEqual([
      { ...removed, kind: 'REMOVED' },
    ]);
    expect(noticedChanges({ ...VENUE, floorPlanAreas }, VENUE)).toEqual([
      { ...removed, kind: 'ADDED' },
    ]);
    const combinations = [{ tableIds: [5, 6], minCovers: 3, maxCovers: 5 }];
    expect(
      noticedChanges({ ...VENUE, combinations: [] }, { ...VENUE, combinations }),
    ).toMatchObject([{ field: 'combinations', kind: 'ADDED', entry: 'T5 + T6' }]);
  });

  test('a name that differs in another language, without the text', () => {
    const [area] = VENUE.floorPlanAreas;
    const name = { ...area?.name, es: 'Salón' };
    const after = writeAt<Venue>(VENUE, 'floorPlanAreas[0].name', name);
    expect(noticedChanges(VENUE, after)).toEqual([
      {
        field: 'floorPlanAreas.name',
        kind: 'CHANGED',
        entry: 'Dining room',
        before: null,
        after: null,
      },
    ]);
  });
});

test('texts stay behind exactly where they are as before, although the own one is not', () => {
  const text = fc.record(
    { en: fc.constantFrom('A', 'B'), es: fc.constantFrom('C', 'D'), de: fc.constantFrom('E', 'F') },
    { requiredKeys: ['en'] },
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const path = 'floorPlanAreas[0].name';
      const [stored, changed] = [before, after].map((name) => writeAt<Venue>(VENUE, path, name));
      if (!stored || !changed) throw new Error('not written');
      const reordered = { ...stored, floorPlanAreas: stored.floorPlanAreas.toReversed() };
      const isBehind = (language: 'es' | 'de') =>
        before.en !== after.en &&
        after[language] !== undefined &&
        before[language] === after[language];
      const expected = (['de', 'es'] as const).filter(isBehind);
      const found = outdatedTexts(reordered, changed);
      expect(found).toEqual(expected.map((language) => ({ language, paths: [path] })));
    }),
  );
});
