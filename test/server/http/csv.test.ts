import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../../src/server/http/csv.ts';

test('quotes what would end a cell, and ends each line as RFC 4180 says', () => {
  const csv = toCsv(
    ['a', 'b'],
    [
      ['x,"y"\nz', 5],
      [null, -3],
    ],
  );
  expect(csv).toBe('\ufeffa,b\r\n"x,""y""\nz",5\r\n,-3\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '|calc', '%0A=1'])(
  'makes %j a text, which no spreadsheet runs',
  (text) => {
    const [, line = ''] = toCsv(['a'], [[text]]).split('\r\n');
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('no cell of whatever text begins like a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const body = toCsv(['a'], [[text]]).slice('\ufeffa\r\n'.length);
      expect(body).not.toMatch(/^"?\s*[=+\-@]/);
    }),
  );
});
