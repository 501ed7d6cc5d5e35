import type { FieldErrors, Resolver } from 'react-hook-form';
import type { DetailsInput } from '../../flow/details.ts';
import type { DetailsRule } from './details-rules.ts';

/** Validates the form by the rules. Each field has the error of the first rule that it breaks. */
export function rulesResolver(rules: readonly DetailsRule[]): Resolver<DetailsInput> {
  return (values) => {
    const errors: FieldErrors<DetailsInput> = {};
    for (const { field, message, isMet } of rules)
      if (!isMet(values)) errors[field] ??= { type: 'validate', message };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}
