import { expect, test } from 'vitest';
import { hrefOf, parsePlace } from '../../src/staff/place.ts';

test('a place is read back from its address', () => {
  const place = { date: '2026-11-20', booking: 'a1b2-c3' };
  expect(parsePlace(hrefOf(place))).toEqual(place);
});

test('an empty address is today, with nothing open', () => {
  expect(parsePlace('')).toEqual({ date: null, booking: null });
});

test.each(['#date=yesterday', '#date=2026-13-45', '#booking=<img>', '#booking=../x'])(
  'what is no place is left out: %s',
  (hash) => {
    expect(parsePlace(hash)).toEqual({ date: null, booking: null });
  },
);
