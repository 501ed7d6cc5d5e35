import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openAnswer, sealAnswer } from '../../src/operations/sealed-answer.ts';

const ANSWER = JSON.stringify({
  redirectUrl: 'https://maitre.example/manage/1#token',
  name: 'Ana',
});

test('an answer that was sealed opens to the same text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 500 });
  fc.assert(
    fc.property(text, fc.string({ minLength: 1 }), fc.string(), (answer, key, scope) => {
      expect(openAnswer(sealAnswer(answer, key, scope), key, scope)).toBe(answer);
    }),
  );
});

test('a sealed answer shows nothing of itself, and never looks the same twice', () => {
  const sealed = sealAnswer(ANSWER, 'key', 'scope');
  const bytes = Buffer.from(sealed, 'base64').toString('latin1');
  for (const part of ['token', 'Ana', 'redirectUrl']) expect(bytes).not.toContain(part);
  expect(sealAnswer(ANSWER, 'key', 'scope')).not.toBe(sealed);
});

test.each([
  ['another key', 'other', 'scope'],
  ["another caller's scope", 'key', 'other'],
])('it does not open with %s', (_, key, scope) => {
  const sealed = sealAnswer(ANSWER, 'key', 'scope');
  expect(() => openAnswer(sealed, key, scope)).toThrow();
});

test('it does not open once touched', () => {
  const bytes = Buffer.from(sealAnswer(ANSWER, 'key', 'scope'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => openAnswer(bytes.toString('base64'), 'key', 'scope')).toThrow();
});
