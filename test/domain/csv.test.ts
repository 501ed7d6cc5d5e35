import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvHeadings, csvLines, csvSeparator, toCsvLine } from '../../src/domain/csv.ts';

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

test('quotes that do not end are reported in their line, and the lines after it are read', () => {
  expect(read('a,b\n"1,2\n3,4')).toEqual([
    { line: 1, cells: ['a', 'b'], hasOpenQuotes: false },
    { line: 2, cells: ['"1', '2'], hasOpenQuotes: true },
    { line: 3, cells: ['3', '4'], hasOpenQuotes: false },
  ]);
});

test.each([
  ['sep=;', 'sep=;\r\nName,first;Mail\r\nAna;a@b.c', ';'],
  ['sep=, although semicolons stand in the cells', 'sep=,\nName,Mail\n"A;B;C;D",a@b.c', ','],
  ['sep=| in capitals and quotes', '"SEP=|"\nName|Mail\nAna|a@b.c', '|'],
  ['sep= and a tab', 'sep=\t\nName\tMail\nAna\ta@b.c', '\t'],
  ['sep=; below a byte order mark and an empty line', '\uFEFF\r\nsep=;\nName;Mail\nAna;a', ';'],
])('%s names the separator and is no line of the file', (_, text, separator) => {
  expect(csvSeparator(text)).toBe(separator);
  const [first, second] = read(text);
  expect([first?.cells.length, second?.cells.length]).toEqual([2, 2]);
  expect(first?.cells[0]).toMatch(/^Name/);
  expect(second?.line).toBe(text.split('\n').length);
});

test.each([
  ['the first line', 'Name;Mail\nAna;a@b.c', 1],
  ['after empty lines', '\n \r\n;;\nName;Mail\nAna;a@b.c', 4],
  ['below a title', 'Guests, of all venues, 2026\nName;Mail\nAna;a@b.c', 2],
  ['below a title in quotes with a line break', '"All\nguests"\n\nName;Mail\nAna;a@b.c', 4],
  ['below a title with the cells of the others', 'Guests;;;\nName;Last;Mail;X\nA;B;a@b.c;y', 2],
  ['below facts', 'Venue;Casa Brisa\nExported on;2026-03-12\nN;L;M;P;T\nA;B;a@b.c;1;x', 3],
  ['below the date of the export', 'Exported on;2026-03-12\nName;Mail;Tags\nA;a@b.c;x', 2],
  ['with columns that have no name', 'Name;Mail;;Mail\nAna;a@b.c;x;y', 1],
  ['in a file of one column', 'Name\nAna', 1],
])('the names of the columns are found: %s', (_, text, line) => {
  const headings = csvHeadings(text);
  expect(headings?.line).toBe(line);
  expect(headings?.cells[0]).toMatch(/^N/);
});

test('a file without a line has no names of columns', () => {
  expect(csvHeadings('\uFEFF \n \r\n')).toBeNull();
});

test('whatever the cells, a line that is written is read with the same cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ';', '\t', ' ') });
  fc.assert(
    fc.property(
      fc.array(cell, { minLength: 2, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t', '|'),
      (cells, separator) => {
        const [line] = read(`sep=${separator}\n${toCsvLine(['x', ...cells], separator)}`);
        expect(line).toMatchObject({ cells: ['x', ...cells], hasOpenQuotes: false });
      },
    ),
  );
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
