import type { FieldErrors, Resolver } from 'react-hook-form';
import type { DetailsInput } from '../../flow/details.ts';
import type { detailsSchema } from './details-schema.ts';

/**
 * Lets the schema judge the form. The resolvers’ package would do the same, and brings a kilobyte
 * for the older zod with it.
 */
export function schemaResolver(schema: ReturnType<typeof detailsSchema>): Resolver<DetailsInput> {
  return (values) => {
    const { error } = schema.safeParse(values);
    if (!error) return { values, errors: {} };
    const errors: FieldErrors<DetailsInput> = {};
    for (const { path, message } of error.issues) {
      errors[path[0] as keyof DetailsInput] ??= { type: 'validate', message };
    }
    return { values: {}, errors };
  };
}
