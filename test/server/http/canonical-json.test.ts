import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from '../../../src/server/http/canonical-json.ts';

test('equal values give the same text, different values another', () => {
  const property = fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
    expect(JSON.parse(canonicalJson(one))).toEqual(JSON.parse(JSON.stringify(one)));
    expect(canonicalJson(shuffled(one))).toBe(canonicalJson(one));
    const areEqual = canonicalJson(one) === canonicalJson(other);
    expect(areEqual).toBe(JSON.stringify(sorted(one)) === JSON.stringify(sorted(other)));
  });
  fc.assert(property, { seed: 1, numRuns: 500 });
});

test('values of any depth', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = level % 2 === 0 ? [deep] : { deep };
  expect(canonicalJson(deep).length).toBeGreaterThan(300_000);
});

function shuffled(value: unknown): unknown {
  return rebuilt(value, (entries) => entries.reverse());
}

function sorted(value: unknown): unknown {
  return rebuilt(value, (entries) => entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

type Entries = [string, unknown][];

function rebuilt(value: unknown, order: (entries: Entries) => Entries): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((entry) => rebuilt(entry, order));
  const entries = Object.entries(value).map(([key, one]) => [key, rebuilt(one, order)]);
  return Object.fromEntries(order(entries as Entries));
}
