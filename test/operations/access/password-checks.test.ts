import { expect, test } from 'vitest';
import { PasswordChecks } from '../../../src/operations/access/password-checks.ts';

/** Checks that end when they are told to, and the order in which they began. */
function openChecks() {
  const checks = new PasswordChecks();
  const begun: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const run = (name: string, isKnown: boolean) =>
    checks.run(isKnown, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve(name)));
      });
    });
  return { checks, begun, ends, run };
}

test('two checks run at a time, and the next one when one ends, also with an error', async () => {
  const { begun, ends, run } = openChecks();
  const results = ['a', 'b', 'c', 'd'].map((name) => run(name, false));
  expect(begun).toEqual(['a', 'b']);
  ends[0]?.(new Error('wrong'));
  await expect(results[0]).rejects.toThrow('wrong');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  ends[1]?.();
  expect(await results[1]).toBe('b');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'd']);
  for (const end of ends) end();
  expect(await Promise.all(results.slice(1))).toEqual(['b', 'c', 'd']);
});

test('a check from a known network goes before all strangers, and among these the longest waiting is next', async () => {
  const { begun, ends, run } = openChecks();
  const strangers = Array.from({ length: 90 }, (_, index) => run(`stranger ${index}`, false));
  const known = run('known', true);
  ends[0]?.();
  await strangers[0];
  await expect.poll(() => begun.at(-1)).toBe('known');
  ends[2]?.();
  expect(await known).toBe('known');
  await expect.poll(() => begun.at(-1)).toBe('stranger 2');
});

test('when all have ended, two run at a time again', async () => {
  const { begun, ends, run } = openChecks();
  const first = [run('a', true), run('b', false), run('c', false)];
  ends[0]?.();
  ends[1]?.();
  await expect.poll(() => begun).toHaveLength(3);
  ends[2]?.();
  await Promise.all(first);
  void run('d', false);
  void run('e', false);
  void run('f', false);
  expect(begun.slice(3)).toEqual(['d', 'e']);
});

test('RateLimitError while a hundred strangers wait, but not for known networks', async () => {
  const { checks, run } = openChecks();
  for (let index = 0; index < 101; index += 1) void run(`stranger ${index}`, false);
  for (let index = 0; index < 50; index += 1) void run(`known ${index}`, true);
  expect(() => checks.requireRoom()).not.toThrow();
  void run('one more', false);
  expect(() => checks.requireRoom()).toThrow(/^Wait 10 seconds/);
});
