import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameInAnyOrder, orderShownBy, parseWrittenDate } from '../../src/domain/written-date.ts';

const TODAY = '2026-11-29';
const parse = (typed: string) => parseWrittenDate(typed, TODAY);

test.each([
  ['1950-05-13', '1950-05-13'],
  ['1950/5/13', '1950-05-13'],
  ['2024-05-13 20:15:00', '2024-05-13'],
  ['2024-05-13T20:15:00.000Z', '2024-05-13'],
  ['05/05/1950', '1950-05-05'],
  ['13 May 1950', '1950-05-13'],
  ['May 13, 1950', '1950-05-13'],
  ['13-May-50', '1950-05-13'],
  ['13 de mayo de 1950', '1950-05-13'],
  ['13 de maig de 1950', '1950-05-13'],
  ['13 d’abril de 1950', '1950-04-13'],
  ['13. März 1950', '1950-03-13'],
  ['1 févr. 2001', '2001-02-01'],
  ['13 maggio 1950', '1950-05-13'],
  ['20 dez 99', '1999-12-20'],
  ['1950eko maiatzaren 13a', '1950-05-13'],
])('%s is %s in either order', (typed, date) => {
  expect(parse(typed)).toEqual({ DAY_FIRST: date, MONTH_FIRST: date });
});

test.each([
  ['13/05/1950', 'DAY_FIRST', '1950-05-13'],
  ['13.5.50', 'DAY_FIRST', '1950-05-13'],
  ['05-13-1950', 'MONTH_FIRST', '1950-05-13'],
  ['5/13/2024 8:15 PM', 'MONTH_FIRST', '2024-05-13'],
] as const)('%s shows that it is %s, and is none in the other order', (typed, order, date) => {
  const written = parse(typed);
  expect(written && orderShownBy(written)).toBe(order);
  expect(written).toEqual({ DAY_FIRST: null, MONTH_FIRST: null, [order]: date });
});

test('05/06/1950 depends on the order', () => {
  const written = parse('05/06/1950');
  if (!written) throw new Error('not read');
  expect(orderShownBy(written)).toBeNull();
  expect(written).toEqual({ DAY_FIRST: '1950-06-05', MONTH_FIRST: '1950-05-06' });
  expect([written, parse('05/05/1950')].map((each) => each && isSameInAnyOrder(each))).toEqual([
    false,
    true,
  ]);
});

test.each([
  'yesterday',
  '05/13',
  'May 2020',
  '0000-00-00',
  '31/02/1990',
  '13/13/1990',
  '1899-12-31',
  '2026-11-30',
  // The first word is also a Tuesday.
  'mar 13 mag 1950',
  '',
])('“%s” is no date', (typed) => {
  expect(parse(typed)).toBeNull();
});

test('each day is read again from the forms of either order', () => {
  const day = fc.date({
    min: new Date('1930-01-01'),
    max: new Date('2026-11-29'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, fc.constantFrom('/', '.', '-'), fc.boolean(), (at, mark, isShort) => {
      const date = at.toISOString().slice(0, 10);
      const [year = '', month = '', dayOfMonth = ''] = date.split('-');
      const last = isShort ? year.slice(2) : year;
      const dayFirst = parse([dayOfMonth, month, last].join(mark));
      const monthFirst = parse([month, dayOfMonth, last].join(mark));
      expect(dayFirst?.DAY_FIRST).toBe(date);
      expect(monthFirst?.MONTH_FIRST).toBe(date);
    }),
  );
});
