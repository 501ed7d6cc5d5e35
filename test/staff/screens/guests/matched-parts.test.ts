import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchedParts } from '../../../../src/staff/screens/guests/matched-parts.ts';

const shown = (text: string, search: string) =>
  matchedParts(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['José García', 'garcia', 'José [García]'],
  ['José García', 'jos arc', '[Jos]é G[arc]ía'],
  ['+34600471123', '4711', '+34600[4711]23'],
  ['+34600471123', '600 47', '+34[60047]1123'],
  ['ana@example.org', 'ana', '[ana]@example.org'],
  ['Ana', 'bea', 'Ana'],
])('%j for %j is shown as %j', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});

test('the parts of any text are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, search) => {
      expect(
        matchedParts(text, search)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
