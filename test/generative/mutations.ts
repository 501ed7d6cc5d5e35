import fc from 'fast-check';
import { MAX_BODY_BYTES } from '../../src/contract/limits.ts';

/** A hostile change to a request, as data, so that a failure can be printed and repeated. */
export type Mutation =
  | { kind: 'deep field'; depth: number; with: '[' | '{'; name: string }
  | { kind: 'deep body'; depth: number }
  | { kind: 'every key twice'; last: boolean }
  | { kind: 'key in every object'; json: string }
  | { kind: 'cut'; at: number }
  | { kind: 'stray text'; at: number; text: string }
  | { kind: 'broken UTF-8'; at: number; bytes: readonly number[] }
  | { kind: 'byte order mark' }
  | { kind: 'UTF-16' }
  | { kind: 'padded'; bytes: number }
  | { kind: 'whole body'; text: string }
  | { kind: 'header'; name: string; value: string | null }
  | { kind: 'query'; text: string }
  | { kind: 'method'; method: string }
  | { kind: 'path'; part: number; text: string };

const ODD_TEXTS = ['{', '}', ',', '"', '\\', '\\ud800', '\\u0000', 'NaN', '//', '\u0000', '\u2028'];
const PROTO_KEYS = [
  '"__proto__":{"isPolluted":true}',
  '"\\u005f_proto__":{"isPolluted":true}',
  '"constructor":{"prototype":{"isPolluted":true}}',
  '"prototype":{"isPolluted":true}',
  '"__proto__":null',
  '"toString":1,"hasOwnProperty":1,"then":{}',
];
const ODD_HEADERS: Record<string, (string | null)[]> = {
  'content-type': [
    null,
    '',
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json;',
    'application/jsonx',
    'APPLICATION/JSON',
    'application/problem+json',
    'multipart/form-data; boundary=x',
    'x',
  ],
  'idempotency-key': ['', ' ', 'k'.repeat(255), 'k'.repeat(256), 'k'.repeat(8000), 'é', '@key'],
  'if-match': ['', '*', '"', '""', 'W/"1"', '"1", "2"', ',,,', '"1"'.repeat(500), '@etag', '@etag'],
  'accept-language': [
    '',
    '*',
    'xx',
    'de-CH;q=0.9, eu;q=1',
    'es;q=nan',
    ';;;,,,',
    'fr;q=.',
    'e'.repeat(8000),
  ],
  accept: ['', 'text/html', 'application/problem+json', '*/*;q=0', 'x'.repeat(2000)],
  'accept-encoding': ['br', 'gzip;q=0', '*', 'identity;q=0, *;q=0'],
  'content-encoding': ['gzip', 'br', 'x'],
  expect: ['100-continue'],
  'x-request-id': ['mine'],
  'x-forwarded-for': ["1.2.3.4, '; drop table bookings"],
};
const ODD_QUERIES = [
  'date_start=2030-01-16&date_start=2030-01-17',
  'status=SEATED&status=CONFIRMED&status=EATEN',
  'limit=1&limit=2',
  '__proto__=1&constructor=2',
  '__proto__[isPolluted]=1',
  'date_start=%ff',
  'customer_email=%00',
  'cursor=%ED%A0%80',
  'limit=1e2&%',
  '&&&===&',
  `x=${'y'.repeat(8000)}`,
  'key=1',
];
const ODD_PARTS = [
  '%00',
  '%ff',
  '%zz',
  '%',
  '%2e%2e',
  '..',
  '.',
  '',
  ' ',
  '%2F',
  '%F0%9F%91%A9',
  'x'.repeat(65),
  'x'.repeat(8000),
  '__proto__',
  "'%20or%201=1%20--",
  '*',
  ':bookingUuid',
];

const within = fc.double({ min: 0, max: 1, noNaN: true });
const kind = <K extends Mutation['kind']>(name: K) => fc.constant(name);

/** Mutations of the body; the request still reaches the same operation. */
const someBodyMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({
    kind: kind('deep field'),
    depth: fc.constantFrom(10_000, 40_000),
    with: fc.constantFrom('[', '{'),
    name: fc.constantFrom('extra', 'addOns', 'customer', 'status'),
  }),
  fc.record({ kind: kind('deep body'), depth: fc.constantFrom(10_000, 120_000) }),
  fc.record({ kind: kind('every key twice'), last: fc.boolean() }),
  fc.record({ kind: kind('key in every object'), json: fc.constantFrom(...PROTO_KEYS) }),
  fc.record({ kind: kind('cut'), at: within }),
  fc.record({ kind: kind('stray text'), at: within, text: fc.constantFrom(...ODD_TEXTS) }),
  fc.record({
    kind: kind('broken UTF-8'),
    at: within,
    bytes: fc.constantFrom(
      [0xff],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0xf4, 0x90, 0x80, 0x80],
      [0xe9],
    ),
  }),
  fc.record({ kind: kind('byte order mark') }),
  fc.record({ kind: kind('UTF-16') }),
  fc.record({
    kind: kind('padded'),
    bytes: fc.constantFrom(MAX_BODY_BYTES - 1, MAX_BODY_BYTES, MAX_BODY_BYTES + 1),
  }),
  fc.record({
    kind: kind('whole body'),
    text: fc.constantFrom(
      '',
      ' ',
      '[]',
      'null',
      '{}',
      '"x"',
      '1',
      '[{}]',
      'undefined',
      '{"a":1}{}',
    ),
  }),
);
const someHeaderMutation: fc.Arbitrary<Mutation> = fc
  .constantFrom(...Object.keys(ODD_HEADERS))
  .chain((name) =>
    fc.record({
      kind: kind('header'),
      name: fc.constant(name),
      value: fc.constantFrom(...(ODD_HEADERS[name] ?? [])),
    }),
  );
const someUrlMutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: kind('query'), text: fc.constantFrom(...ODD_QUERIES) }),
  fc.record({
    kind: kind('method'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
  }),
  fc.record({ kind: kind('path'), part: fc.nat(6), text: fc.constantFrom(...ODD_PARTS) }),
);

export const someMutations = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: someBodyMutation },
    { weight: 2, arbitrary: someHeaderMutation },
    { weight: 1, arbitrary: someUrlMutation },
  ),
  { minLength: 1, maxLength: 2 },
);
