import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decryptResponse, encryptResponse } from '../../src/operations/encrypted-response.ts';

const ANSWER = JSON.stringify({
  redirectUrl: 'https://maitre.example/manage/1#token',
  name: 'Ana',
});

test('decryption returns the encrypted text', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 500 });
  fc.assert(
    fc.property(text, fc.string({ minLength: 1 }), fc.string(), (answer, key, scope) => {
      expect(decryptResponse(encryptResponse(answer, key, scope), key, scope)).toBe(answer);
    }),
  );
});

test('an encrypted response does not contain the text, and differs each time', () => {
  const sealed = encryptResponse(ANSWER, 'key', 'scope');
  const bytes = Buffer.from(sealed, 'base64').toString('latin1');
  for (const part of ['token', 'Ana', 'redirectUrl']) expect(bytes).not.toContain(part);
  expect(encryptResponse(ANSWER, 'key', 'scope')).not.toBe(sealed);
});

test.each([
  ['another key', 'other', 'scope'],
  ["another caller's scope", 'key', 'other'],
])('it does not open with %s', (_, key, scope) => {
  const sealed = encryptResponse(ANSWER, 'key', 'scope');
  expect(() => decryptResponse(sealed, key, scope)).toThrow();
});

test('an altered one cannot be decrypted', () => {
  const bytes = Buffer.from(encryptResponse(ANSWER, 'key', 'scope'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => decryptResponse(bytes.toString('base64'), 'key', 'scope')).toThrow();
});
