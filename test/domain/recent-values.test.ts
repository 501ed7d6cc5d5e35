import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentValues } from '../../src/domain/recent-values.ts';

const uses = fc.array(
  fc.tuple(fc.constantFrom('find', 'save'), fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
);

test('the values that were used last, each as it was saved last', () => {
  fc.assert(
    fc.property(uses, fc.integer({ min: 1, max: 5 }), (steps, maxSize) => {
      const values = new RecentValues<number>(maxSize);
      /** The last used first. */
      let expected: { key: string; value: number }[] = [];
      for (const [index, [use, key]] of steps.entries()) {
        const known = expected.find((each) => each.key === key);
        if (use === 'find') expect(values.find(key)).toBe(known?.value ?? null);
        else values.save(key, index);
        const used = use === 'save' ? { key, value: index } : known;
        const others = expected.filter((each) => each.key !== key);
        if (used) expected = [used, ...others].slice(0, maxSize);
      }
      for (const { key, value } of expected) expect(values.find(key)).toBe(value);
    }),
  );
});
