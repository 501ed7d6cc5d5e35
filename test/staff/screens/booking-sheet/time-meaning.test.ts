import { expect, test } from 'vitest';
import {
  BROKEN_RULE_CODES,
  type BrokenRule,
  broken,
} from '../../../../src/domain/availability/staff-rules.ts';
import { texts as service } from '../../../../src/locales/compiled/en/staff-service.ts';
import {
  groupTimes,
  meaningOf,
  ruleSentences,
} from '../../../../src/staff/screens/booking-sheet/time-meaning.ts';
import { aTime, FULL } from './times.ts';

const texts = service.bookingSheet;
const PARTY = { time: '21:00', covers: 6, highChairs: 2, strollers: 0 };

test('a free time says its table', () => {
  expect(meaningOf(aTime('20:30'), 'table 8', texts)).toEqual({
    words: 'table 8',
    isWarned: false,
  });
  expect(meaningOf(aTime('20:30', { moves: 2 }), 'table 8', texts).words).toBe(
    'table 8, 2 bookings move',
  );
});

test('a time with rules against it says the first, with its numbers if it is about the pace', () => {
  const full = aTime('21:00', { rules: [FULL, broken('TABLE', 'NO_TABLE_FREE')] });
  expect(meaningOf(full, '', texts)).toEqual({ words: 'full, 36/36', isWarned: true });
  const past = aTime('13:00', { rules: [broken('WINDOW', 'PAST')] });
  expect(meaningOf(past, 'table 8', texts)).toEqual({ words: 'past', isWarned: true });
});

test('tables that somebody has come first: nothing sets that aside', () => {
  const taken = aTime('21:00', { areTablesTaken: true, rules: [FULL] });
  expect(meaningOf(taken, 'table 8', texts)).toEqual({ words: 'table taken', isWarned: true });
});

test('a sentence says what is over and by how much', () => {
  const rules: BrokenRule[] = [FULL, broken('STOCK', 'HIGH_CHAIRS', 3, 2)];
  expect(ruleSentences(rules, PARTY, texts)).toEqual([
    'At 21:00 the limit is 36 covers: 36 booked, 42 with this party.',
    '2 of 3 high chairs are in use at 21:00; this booking asks for 2.',
  ]);
});

test.each(BROKEN_RULE_CODES)('%s is a whole sentence, with and without numbers', (code) => {
  for (const rule of [broken('SHIFT', code), broken('SHIFT', code, 1, 1)]) {
    const [sentence] = ruleSentences([rule], PARTY, texts);
    expect(sentence).toMatch(/^[A-Z0-9].*\.$/);
    expect(sentence).not.toMatch(/null|undefined|NaN/);
  }
});

test('times are grouped by shift; a shift is past when all of its times are', () => {
  const lunch = { id: 'lunch', name: 'Almuerzo' };
  const past = [broken('WINDOW', 'PAST')];
  const times = [
    aTime('13:00', { shift: lunch, rules: past }),
    aTime('13:15', { shift: lunch, rules: past }),
    aTime('20:30', { rules: past }),
    aTime('20:45'),
  ];
  const groups = groupTimes(times).map((g) => [g.name, g.times.length, g.isPast]);
  expect(groups).toEqual([
    ['Almuerzo', 2, true],
    ['Cena', 2, false],
  ]);
});
