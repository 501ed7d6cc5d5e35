import { expect, test } from 'vitest';
import { findLink } from '../../src/manage/manage-link.ts';

const pathname = '/manage/6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e';
const bookingUuid = '6f0d4c53-9d0e-4f6b-8c9a-4e775b0a7a3e';

test.each([
  [pathname, '#abc-_1'],
  [`${pathname}/`, '#abc-_1'],
])('a booking and its token: %s%s', (path, hash) => {
  expect(findLink({ pathname: path, hash })).toEqual({ bookingUuid, token: 'abc-_1' });
});

test.each([
  ['no token', pathname, ''],
  ['an empty token', pathname, '#'],
  ['a token that no header can contain', pathname, '#abc%0d%0aX: y'],
  ['a token with another character at its end', pathname, '#abc…'],
  ['no booking', '/manage/', '#abc'],
  ['another page', '/staff', '#abc'],
])('null for %s', (_, path, hash) => {
  expect(findLink({ pathname: path, hash })).toBe(null);
});
