import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Email } from '../../src/contract/limits.ts';

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' \u2068ada@example.com\u2069\n', 'ada@example.com'],
  ['ada@\u200bexample.com\ufeff', 'ada@example.com'],
  ['ada@localhost', 'ada@localhost'],
  ['.a..b.@example.com', '.a..b.@example.com'],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['Ada@Bücher.Example', 'Ada@xn--bcher-kva.example'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@1.2', 'ada@1.2'],
])('%j is accepted as %j', (typed, kept) => {
  expect(Email.parse(typed)).toBe(kept);
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'a b@example.com',
  'ada@-example.com',
  'ada@example-.com',
  'ada@exa_mple.com',
  'ada@bü cher.example',
  'ada@bücher.example/path',
  'ada@bücher.example:25',
  'ada@bücher@example.com',
  'ädä@example.com',
  `ada@${'a'.repeat(64)}.example`,
  `ada@${'a.'.repeat(150)}example`,
])('%j is refused', (typed) => {
  expect(Email.safeParse(typed).success).toBe(false);
});

/** What the HTML standard gives for `<input type="email">`. */
const HTML =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

test('whatever a browser accepts is accepted, as it is', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(HTML, { size: 'small' }).filter((typed) => typed.length <= 255),
      (typed) => {
        expect(Email.parse(typed)).toBe(typed);
      },
    ),
  );
});
