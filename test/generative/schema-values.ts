import fc from 'fast-check';
import type { JsonSchema } from './json-schema.ts';

/** Realistic values by field name, or by parent and field name. */
export type FieldValues = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Any value that a schema allows; for the fields in `fieldValues`, realistic ones. */
export function valuesOf(
  schema: JsonSchema,
  fieldValues: FieldValues = {},
  name = '',
): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, fieldValues, name)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, fieldValues, name);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, fieldValues, name), {
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'string':
      return textsOf(schema);
    case 'integer':
      return integersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const someDate = fc
  .date({
    min: new Date('0000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  })
  .map((day) => day.toISOString().slice(0, 10));

/** Optional fields are mostly left out, as in real requests. */
function objectsOf(schema: JsonSchema, fieldValues: FieldValues, parent: string) {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const sense = fieldValues[`${parent}.${name}`] ?? fieldValues[name];
    const values = sense ?? valuesOf(field, fieldValues, name);
    return required.has(name)
      ? values.map((value) => [[name, value]])
      : fc.oneof(
          { weight: 2, arbitrary: fc.constant([]) },
          { weight: 1, arbitrary: values.map((value) => [[name, value]]) },
        );
  });
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.flat()));
}

function textsOf({ pattern, format, minLength = 0, maxLength = 255 }: JsonSchema) {
  if (format === 'date') return someDate;
  if (pattern) {
    return fc
      .stringMatching(new RegExp(pattern, 'u'))
      .filter((text) => text.length >= minLength && text.length <= maxLength);
  }
  const some = { minLength, maxLength: Math.min(maxLength, minLength + 12) };
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ ...some, unit: 'grapheme-ascii' }) },
    { weight: 2, arbitrary: fc.string({ ...some, unit: 'binary' }) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(maxLength), '👩'.repeat(maxLength)) },
  );
}

function integersOf({ minimum = -1000, maximum = 1000 }: JsonSchema) {
  return fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 4) }) },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
  );
}
