import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName, withAsciiDigits } from '../../src/domain/typed-text.ts';

test.each([
  ['  Laura \t  Vidal\n', 'Laura Vidal'],
  ['\u2068Laura\u2069 \u200bVidal\ufeff', 'Laura Vidal'],
  ['La\u00adu\u0000ra\u001b Vi\u007fdal', 'Laura Vidal'],
  ['Laura\u00a0\u3000Vidal', 'Laura Vidal'],
  ['李娜', '李娜'],
  ['O', 'O'],
  ['\u200d\u200c李\u200d娜', '李娜'],
  // These joiners shape the letters beside them.
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරී', 'ශ්\u200dරී'],
  ['葛\u{e0100}城', '葛\u{e0100}城'],
  ['👩🏽\u200d🍳 ❤\ufe0f\u200d🔥', '👩🏽\u200d🍳 ❤\ufe0f\u200d🔥'],
  ['Zoë\u200d👩\u200d Vidal\ufe0f', 'Zoë👩 Vidal'],
  ['José Ñúñez', 'José Ñúñez'],
  ['\u2068\u200b \u3164\u115f\u2800\u00ad\u0007\u{e0041}\u2069', ''],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});

test('a clean name is clean, and has no white space but single spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const kept = cleanName(typed);
      expect(cleanName(kept)).toBe(kept);
      expect(kept).not.toMatch(/\p{Cc}|^\s|\s$|\s\s|[^\S ]/u);
    }),
  );
});

test('digits of every script are read', () => {
  expect(withAsciiDigits('٠١٢٣٤٥٦٧٨٩ ۰۹ ०९ ๐๙ 09 𝟎𝟗')).toBe('0123456789 09 09 09 09 09');
});
