import { afterEach, expect, test, vi } from 'vitest';
import { randomKey } from '../../src/client/random-key.ts';

afterEach(() => vi.unstubAllGlobals());

test('128 bits, different each time, also outside a secure context', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const keys = Array.from({ length: 100 }, randomKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(100);
});
