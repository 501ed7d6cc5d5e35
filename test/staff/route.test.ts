import { expect, test } from 'vitest';
import { hrefOf, parseRoute, START, type StaffRoute } from '../../src/staff/route.ts';

test('parseRoute reads what hrefOf writes', () => {
  const route: StaffRoute = {
    place: 'house',
    section: 'opening-times',
    date: '2026-11-20',
    booking: 'a1b2-c3',
    customer: 'd4-e5',
  };
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test('an empty hash is today at the host stand without an open booking', () => {
  expect(parseRoute('')).toEqual(START);
  expect(hrefOf(START)).toBe('#');
});

test.each([
  '#date=yesterday',
  '#date=2026-13-45',
  '#booking=<img>',
  '#booking=../x',
  '#customer=Laura Vidal',
  '#place=kitchen',
  '#section=A1',
])('malformed parts are ignored: %s', (hash) => {
  expect(parseRoute(hash)).toEqual(START);
});
