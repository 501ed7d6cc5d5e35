import type { JsonSchema } from './json-schema.ts';

/** A number with exactly these digits in the JSON text. */
export const rawNumber = (digits: string) => `@raw:${digits}`;

const ANYWHERE = [
  undefined,
  null,
  '',
  true,
  0,
  [],
  {},
  [null],
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  'x\udc00y',
  rawNumber('-0'),
  rawNumber('1e308'),
  rawNumber('1e999'),
  rawNumber('9'.repeat(400)),
  rawNumber('2.0'),
  rawNumber('0.1e1'),
  rawNumber('9007199254740993'),
];

const TIMES = ['24:00:00', '20:60:00', '19:59:60', '20:00', '8:00:00', '20:00:00Z', '٢٠:٠٠:٠٠'];
const DATES = [
  '2030-02-29',
  '2030-02-30',
  '2030-13-01',
  '2030-00-10',
  '2030-1-5',
  '0000-00-00',
  '0000-01-01',
  '9999-12-31',
  '-002030-01-01',
  '2030-01-17T00:00:00Z',
];
const ADDRESSES = [
  'a@b',
  '@b.example',
  'a@b.example ',
  'ä@b.example',
  'a..b@c.example',
  'a@b-.example',
];
const PHONES = ['600000000', '+0600000000', '+34 600 000 000', '+1', `+${'1'.repeat(40)}`];

/** Values at and just beyond the limits of a schema; undefined leaves the field out. */
export function boundaryValues(schema: JsonSchema): unknown[] {
  return [...ANYWHERE, ...(schema.anyOf ?? [schema]).flatMap(typeBoundaries)];
}

function typeBoundaries(schema: JsonSchema): unknown[] {
  if (schema.enum) {
    return schema.enum.map(String).flatMap((one) => [one, `${one} `, one.toLowerCase()]);
  }
  switch (schema.type) {
    case 'string':
      return textBoundaries(schema);
    case 'integer': {
      const { minimum = 0, maximum = 0 } = schema;
      const edges = [minimum - 1, minimum, minimum + 0.5, maximum, maximum + 1, `${minimum}`];
      return [...edges, -1, 1e21, 2 ** 53];
    }
    case 'boolean':
      return ['true', 1, 'yes'];
    case 'array':
      return [
        {},
        'x',
        Array(schema.maxItems ?? 100).fill(null),
        Array((schema.maxItems ?? 100) + 1).fill(0),
      ];
    default:
      return ['x', 1];
  }
}

function textBoundaries({
  minLength = 0,
  maxLength = 255,
  pattern,
  format,
}: JsonSchema): unknown[] {
  if (format === 'date') return DATES;
  if (format === 'email') return [...ADDRESSES, `${'x'.repeat(240)}@b.example.org`];
  if (format === 'e164') return PHONES;
  if (pattern) return TIMES;
  return [minLength - 1, minLength, maxLength, maxLength + 1]
    .filter((length) => length >= 0)
    .flatMap((length) => ['x'.repeat(length), '𝓥'.repeat(length), '\n'.repeat(length)]);
}
