import { expect, test } from 'vitest';
import { hrefOf, parseRoute } from '../../src/staff/route.ts';

test('parseRoute reads what hrefOf writes', () => {
  const route = { date: '2026-11-20', booking: 'a1b2-c3' };
  expect(parseRoute(hrefOf(route))).toEqual(route);
});

test('an empty hash is today without an open booking', () => {
  expect(parseRoute('')).toEqual({ date: null, booking: null });
});

test.each(['#date=yesterday', '#date=2026-13-45', '#booking=<img>', '#booking=../x'])(
  'malformed parts are ignored: %s',
  (hash) => {
    expect(parseRoute(hash)).toEqual({ date: null, booking: null });
  },
);
