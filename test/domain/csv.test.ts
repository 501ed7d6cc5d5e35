import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLines, UnclosedQuote } from '../../src/domain/csv.ts';

const read = (text: string) => [...csvLines(text)];
const cellsOf = (text: string) => read(text).map(({ cells }) => cells);

test.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, as spreadsheets of many countries write them',
    'a;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  [
    'quotes, with separators, quotes and line breaks in them',
    'a,b\n"1,""x""","2\n3"',
    [
      ['a', 'b'],
      ['1,"x"', '2\n3'],
    ],
  ],
  ['text after closing quotes', '"a"b,c', [['ab', 'c']]],
  [
    'line breaks of old systems',
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'empty lines, which are left out',
    'a,b\n\n , \n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['nothing', '', []],
])('%s', (_, text, expected) => {
  expect(cellsOf(text)).toEqual(expected);
});

test('each line has the number that an editor shows', () => {
  const lines = read('a,b\n\n"1\n2",3\n4,5').map(({ line }) => line);
  expect(lines).toEqual([1, 3, 5]);
});

test('quotes that do not end are reported where they begin', () => {
  expect(() => read('a\n"b\nc')).toThrow(new UnclosedQuote(2));
});

test('what is written by the rules is read again', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', ';', ' ') });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), (rows, lineBreak) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const header = ['h,1', 'h2'];
      // The header has more commas than semicolons, so that the comma is the separator.
      const text = [
        header.map((each) => quoted(each)).join(','),
        ...rows.map((row) => row.map(quoted).join(',')),
      ].join(lineBreak);
      const kept = rows.filter((row) => row.some((each) => each.trim() !== ''));
      expect(cellsOf(text)).toEqual([header, ...kept]);
    }),
  );
});
