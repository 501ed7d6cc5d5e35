import { expect, test } from 'vitest';
import { overOwn } from '../../tools/own-properties.mjs';

/** What these statements find, on a page that has put something on every object. */
function run(statements: string, given?: unknown): unknown {
  // oxlint-disable-next-line typescript/no-implied-eval -- what is tested makes code
  const found = new Function('given', `const seen = []; ${overOwn(statements)} return seen;`);
  const ofThePage = { value: 'text', enumerable: true, configurable: true };
  Object.defineProperty(Object.prototype, 'ofThePage', ofThePage);
  try {
    return found(given);
  } finally {
    Reflect.deleteProperty(Object.prototype, 'ofThePage');
  }
}

const LOOPS: Record<string, string> = {
  'a new name': 'for (const name in given) seen.push(name);',
  'a name that was there': 'let name; for (name in given) { seen.push(name); }',
  'more than one object named': 'for (var name in 0, given) seen.push(name);',
  'an object in brackets': 'for (let name in (given)) seen.push(name);',
};

for (const [title, loop] of Object.entries(LOOPS)) {
  test(`an object's own names alone in a loop over ${title}`, () => {
    expect(run(loop, { a: 1, b: 2 })).toEqual(['a', 'b']);
    expect(run(loop, ['x', 'y'])).toEqual(['0', '1']);
  });
}

test('nothing is gone through where there is no object', () => {
  const loop = 'for (const name in given) seen.push(name);';
  expect([run(loop, null), run(loop, undefined)]).toEqual([[], []]);
});

test('a loop within the object of another, and one within its body', () => {
  const loops = `for (const outer in (() => { for (const each in given) seen.push(each); return given; })())
      for (const inner in given) seen.push(outer + inner);`;
  expect(run(loops, { a: 1, b: 2 })).toEqual(['a', 'b', 'aa', 'ab', 'ba', 'bb']);
});

test('whether a name is in an object is asked as before', () => {
  expect(run("seen.push('a' in given);", { a: 1 })).toEqual([true]);
  expect(overOwn("const isThere = 'a' in {};")).toBe("const isThere = 'a' in {};");
});
