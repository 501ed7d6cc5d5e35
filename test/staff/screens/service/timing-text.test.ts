import { expect, test } from 'vitest';
import { texts as messages } from '../../../../src/locales/compiled/en/staff.ts';
import { timingText } from '../../../../src/staff/screens/service/timing-text.ts';
import type { PartyWait } from '../../../../src/staff/service/party-wait.ts';

const textOf = (wait: PartyWait | null, minutesLeft: number | null = null) => {
  const text = timingText(wait, minutesLeft, messages.service);
  return text && [text.short, text.words, text.isOver];
};

test.each<[wait: PartyWait, short: string, words: string, isOver: boolean]>([
  [{ kind: 'here', minutes: 4 }, 'here 4′', 'here for 4 minutes', false],
  [{ kind: 'late', minutes: 22 }, '22′ late', '22 minutes late', true],
  [{ kind: 'waiting', minutes: 1 }, '1′', 'waits for 1 minute', false],
  [{ kind: 'quoted', left: 5 }, '5′ left', '5 minutes of the wait left', false],
  [{ kind: 'quoted', left: 0 }, '0′ left', '0 minutes of the wait left', false],
  [{ kind: 'quoted', left: -3 }, '3′ over', '3 minutes over the quoted wait', true],
])('%j is "%s"', (wait, short, words, isOver) => {
  expect(textOf(wait)).toEqual([short, words, isOver]);
});

test('guests in the house have minutes left, or are over', () => {
  expect(textOf(null, 68)).toEqual(['68′ left', '68 minutes left', false]);
  expect(textOf(null, 0)).toEqual(['0′ left', '0 minutes left', false]);
  expect(textOf(null, -10)).toEqual(['over 10′', '10 minutes over', true]);
});

test('a wait comes before the stay; without both there is nothing to say', () => {
  expect(textOf({ kind: 'here', minutes: 1 }, 30)?.[1]).toBe('here for 1 minute');
  expect(textOf(null)).toBeNull();
});
