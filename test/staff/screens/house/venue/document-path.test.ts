import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readAt,
  readEarlier,
  writeAt,
} from '../../../../../src/staff/screens/house/venue/document-path.ts';
import { aRichVenue } from '../../../../fixtures/rich-venue.ts';

const DOCUMENT = {
  name: 'Casa Brisa',
  tables: [{ name: 'T1' }, { name: 'T2' }],
  texts: { note: { es: 'Hola', en: 'Hello' } },
};

test('readAt finds fields, entries of lists, and nothing', () => {
  expect(readAt(DOCUMENT, 'tables[1].name')).toBe('T2');
  expect(readAt(DOCUMENT, 'texts.note.en')).toBe('Hello');
  expect(readAt(DOCUMENT, 'tables[5].name')).toBeUndefined();
});

test('writeAt leaves the document as it was, and shares what is beside the path', () => {
  const changed = writeAt(DOCUMENT, 'tables[1].name', 'T9');
  expect(changed.tables).toEqual([{ name: 'T1' }, { name: 'T9' }]);
  expect(DOCUMENT.tables[1]?.name).toBe('T2');
  expect(changed.texts).toBe(DOCUMENT.texts);
  expect(changed.tables[0]).toBe(DOCUMENT.tables[0]);
});

test('writeAt removes a field that becomes undefined, and adds one that was not there', () => {
  expect(writeAt(DOCUMENT, 'texts.note.es', undefined).texts.note).toEqual({ en: 'Hello' });
  expect(writeAt(DOCUMENT, 'texts.note.ca', 'Bon dia').texts.note).toMatchObject({ ca: 'Bon dia' });
});

test('what is written at a path is read there', () => {
  const path = fc.constantFrom(
    'name',
    'tables[0]',
    'tables[1].name',
    'texts.note',
    'texts.note.fr',
  );
  fc.assert(
    fc.property(path, fc.jsonValue(), (at, value) => {
      expect(readAt(writeAt(DOCUMENT, at, value), at)).toEqual(value);
    }),
  );
});

test('random edits of a whole venue are the same as on a copy that is changed in place', () => {
  const value = fc.oneof(
    fc.integer(),
    fc.string(),
    fc.constantFrom(null, true, [], {}),
    fc.array(fc.record({ id: fc.nat(), name: fc.string() })),
    fc.dictionary(fc.constantFrom('es', 'en', 'de'), fc.string()),
  );
  const positions = fc.array(fc.nat(30), { minLength: 1 });
  const edits = fc.array(fc.tuple(positions, value), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(edits, (all) => {
      let edited: object = aRichVenue();
      const copy: object = structuredClone(edited);
      for (const [place, wanted] of all) {
        const { path, write } = placeIn(copy, place);
        write(wanted);
        edited = writeAt(edited, path, wanted);
      }
      expect(edited).toEqual(copy);
    }),
    { numRuns: 1000 },
  );
});

/** The place that these positions lead to, as far as they do. */
function placeIn(document: object, [first = 0, ...rest]: number[], at = ''): Place {
  const names = Object.keys(document);
  const name = names[first % names.length] ?? 'name';
  const path = Array.isArray(document) ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`;
  const part: unknown = document[name as keyof typeof document];
  const goesOn = rest.length > 0 && typeof part === 'object' && part !== null;
  if (goesOn && Object.keys(part).length > 0) return placeIn(part, rest, path);
  return { path, write: (value) => Object.assign(document, { [name]: structuredClone(value) }) };
}

interface Place {
  path: string;
  write: (value: unknown) => void;
}

test('readEarlier finds entries that moved by their id, and nothing of new ones', () => {
  const earlier = { name: 'A', areas: [{ id: 1, name: { en: 'Bar' } }, { id: 2 }] };
  const document = { name: 'B', areas: [{ id: 3 }, { id: 2 }, { id: 1, name: { en: 'Salon' } }] };
  expect(readEarlier(earlier, document, 'name')).toBe('A');
  expect(readEarlier(earlier, document, 'areas[2].name.en')).toBe('Bar');
  expect(readEarlier(earlier, document, 'areas[2].name')).toEqual({ en: 'Bar' });
  expect(readEarlier(earlier, document, 'areas[0].name')).toBeUndefined();
  expect(readEarlier(earlier, document, 'areas[1].name.en')).toBeUndefined();
});
