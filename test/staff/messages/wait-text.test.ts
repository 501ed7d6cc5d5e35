import { expect, test } from 'vitest';
import { waitText } from '../../../src/staff/messages/wait-text.ts';

test.each([
  [1, '1 s'],
  [59, '59 s'],
  [60, '1 min'],
  [61, '2 min'],
  [3600, '1 h'],
  [14_890, '4 h 9 min'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
