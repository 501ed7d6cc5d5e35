import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { isPhone } from './read-phones.ts';

/**
 * Converts a query string's values, which are all text, to what its schema expects: a number for a number
 * field, true or false for a boolean field, a list for a field that may repeat. A value that cannot be
 * converted stays as it is, for the schema to reject.
 */
export function toQueryValues(schema: $ZodType, query: unknown): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type !== 'object' || typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
      return [name, field ? toFieldValue(field, value) : value];
    }),
  );
}

function toFieldValue(field: $ZodType, value: unknown): unknown {
  const { def } = (field as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return toFieldValue(def.innerType, value);
    case 'array':
      return Array.isArray(value) ? value : [value];
    case 'number':
      return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'string':
      // In a query string, an unencoded plus means a space: `+34…` arrives as ` 34…`.
      return isPhone(def) && typeof value === 'string' ? value.replace(/^ (?=\d)/, '+') : value;
    default:
      return value;
  }
}
