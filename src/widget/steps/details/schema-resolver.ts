import type { FieldErrors, Resolver } from 'react-hook-form';
import { safeParse } from 'zod/v4/core';
import type { DetailsInput } from '../../flow/details.ts';
import type { detailsSchema } from './details-schema.ts';

/**
 * Validates the form with the schema. `@hookform/resolvers` would do the same, but adds a kilobyte for
 * older versions of zod.
 */
export function schemaResolver(schema: ReturnType<typeof detailsSchema>): Resolver<DetailsInput> {
  return (values) => {
    const { error } = safeParse(schema, values);
    if (!error) return { values, errors: {} };
    const errors: FieldErrors<DetailsInput> = {};
    for (const { path, message } of error.issues) {
      errors[path[0] as keyof DetailsInput] ??= { type: 'validate', message };
    }
    return { values: {}, errors };
  };
}
