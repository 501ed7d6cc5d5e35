import type { $ZodType, input } from 'zod/v4/core';

/** A schema with descriptions of itself and of each field. */
export interface Described {
  schema: $ZodType;
  about: string;
  fields: Readonly<Record<string, string>>;
}

type Fields<S extends $ZodType> = { readonly [Name in keyof input<S> & string]-?: string };

/**
 * Describes an object's schema and every field of it. Descriptions are kept apart from the schemas,
 * so that browsers do not load them.
 */
export function described<S extends $ZodType>(
  schema: S,
  about: string,
  fields: Fields<S>,
): Described {
  return { schema, about, fields };
}

/** Describes a schema without fields: an enumeration or a union. */
export function describedValue(schema: $ZodType, about: string): Described {
  return { schema, about, fields: {} };
}
