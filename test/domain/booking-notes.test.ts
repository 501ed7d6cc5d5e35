import { describe, expect, test } from 'vitest';
import { NO_NOTES, notesBy, pickNotes, sentNotes } from '../../src/domain/booking-notes.ts';

const WRITTEN = {
  ...NO_NOTES,
  customerSpecialRequests: 'by the window',
  hasAllergies: true,
  publicNotes: 'Ring at the blue door',
  privateNotes: 'candles',
};

test('nothing is written: no texts, and nobody has an allergy or needs step-free access', () => {
  expect(Object.entries(NO_NOTES).filter(([, value]) => value !== null)).toEqual([
    ['hasAllergies', false],
    ['needsAccessibleSeating', false],
  ]);
});

test('only the notes of the named writers are picked', () => {
  expect(pickNotes(WRITTEN, 'STAFF')).toEqual({ privateNotes: 'candles' });
  expect(pickNotes(WRITTEN, 'GUEST', 'VENUE')).toEqual({
    customerSpecialRequests: 'by the window',
    hasAllergies: true,
    allergiesDescription: null,
    specialOccasion: null,
    needsAccessibleSeating: false,
    hotelRoom: null,
    publicNotes: 'Ring at the blue door',
  });
});

describe('sent notes', () => {
  test('null clears a note, and what is left out stays', () => {
    const sent = { hotelRoom: null, hasAllergies: undefined, specialOccasion: 'BIRTHDAY' as const };
    expect(sentNotes(sent, 'GUEST')).toEqual({ hotelRoom: null, specialOccasion: 'BIRTHDAY' });
  });

  test('notes of the staff are ignored in a request of a guest', () => {
    expect(sentNotes(WRITTEN, 'GUEST')).not.toHaveProperty('privateNotes');
    expect(notesBy('GUEST')).not.toContain('publicNotes');
  });
});
