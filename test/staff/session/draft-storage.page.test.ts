import { afterEach, expect, test, vi } from 'vitest';
import { deleteDrafts, readDraft, saveDraft } from '../../../src/staff/session/draft-storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a draft is kept until it is deleted', () => {
  saveDraft('nuria', 'new', { who: 'Rosa' });
  saveDraft('nuria', 'other', { who: 'Jo' });
  expect(readDraft('nuria', 'new')).toEqual({ who: 'Rosa' });
  saveDraft('nuria', 'new', null);
  expect(readDraft('nuria', 'new')).toBeNull();
  expect(readDraft('nuria', 'other')).toEqual({ who: 'Jo' });
});

test('the drafts of one person are not shown to another, and go when the other types', () => {
  saveDraft('nuria', 'new', { who: 'Rosa' });
  expect(readDraft('pau', 'new')).toBeNull();
  saveDraft('pau', 'new', { who: 'Jo' });
  expect(readDraft('nuria', 'new')).toBeNull();
});

test('nothing is left in the storage after the last draft', () => {
  saveDraft('nuria', 'new', { who: 'Rosa' });
  saveDraft('nuria', 'new', null);
  expect(sessionStorage.length).toBe(0);
  saveDraft('nuria', 'new', { who: 'Rosa' });
  deleteDrafts();
  expect(sessionStorage.length).toBe(0);
});

test('without storage nothing is kept, and nothing fails', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  saveDraft('nuria', 'new', { who: 'Rosa' });
  expect(readDraft('nuria', 'new')).toBeNull();
  deleteDrafts();
});
