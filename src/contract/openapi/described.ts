import type { $ZodType, input } from 'zod/v4/core';

/** A schema with what people need to know of it and of each of its fields. */
export interface Described {
  schema: $ZodType;
  about: string;
  fields: Readonly<Record<string, string>>;
}

type Fields<S extends $ZodType> = { readonly [Name in keyof input<S> & string]-?: string };

/**
 * An object's schema with a text for every field. The texts stand apart from the schemas, because
 * browsers load those.
 */
export function described<S extends $ZodType>(
  schema: S,
  about: string,
  fields: Fields<S>,
): Described {
  return { schema, about, fields };
}

/** A schema without fields of its own: an enumeration, or a choice between two shapes. */
export function describedValue(schema: $ZodType, about: string): Described {
  return { schema, about, fields: {} };
}
