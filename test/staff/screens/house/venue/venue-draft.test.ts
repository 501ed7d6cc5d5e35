import { expect, test } from 'vitest';
import { writeAt } from '../../../../../src/staff/screens/house/venue/document-path.ts';
import {
  contestedSections,
  draftOf,
  editedSections,
  rebase,
} from '../../../../../src/staff/screens/house/venue/venue-draft.ts';
import { aVenue } from '../../../../fixtures/venue.ts';

const BASE = { version: 1, document: aVenue() };
const edit = (path: string, value: unknown) => ({
  base: BASE,
  document: writeAt(BASE.document, path, value),
});
const theirs = (path: string, value: unknown) => ({
  version: 2,
  document: writeAt(BASE.document, path, value),
});

test('a draft begins without edits, and lists the sections that were edited', () => {
  expect(editedSections(draftOf(BASE))).toEqual([]);
  expect(editedSections(edit('shifts[0].stepMinutes', 20))).toEqual(['shifts']);
});

test('a draft that is put on top of what somebody else saved has both', () => {
  const draft = edit('name', 'Casa Nova');
  const stored = theirs('freezeMinutes', 45);
  expect(contestedSections(draft, stored)).toEqual([]);
  const { base, document } = rebase(draft, stored, 'THEIRS');
  expect(base).toBe(stored);
  expect(document).toEqual({ ...BASE.document, name: 'Casa Nova', freezeMinutes: 45 });
});

test.each([
  ['MINE', 'Casa Nova'],
  ['THEIRS', 'Casa Vella'],
] as const)('of a section that both changed, %s is kept as chosen', (whose, name) => {
  const draft = edit('name', 'Casa Nova');
  const stored = theirs('name', 'Casa Vella');
  expect(contestedSections(draft, stored)).toEqual(['name']);
  expect(rebase(draft, stored, whose).document.name).toBe(name);
});
