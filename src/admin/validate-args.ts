import type * as z from 'zod/mini';
import { toValidationIssues } from '../contract/validation-issues.ts';
import { validationError } from '../domain/refusal.ts';

/** Throws unless every value matches its schema. @throws Refusal VALIDATION_ERROR with all issues */
export function validateArgs(
  ...values: readonly (readonly [parameter: string, schema: z.ZodMiniType, value: unknown])[]
): void {
  const issues = values.flatMap(([parameter, schema, value]) =>
    toValidationIssues(
      schema.safeParse(value, { reportInput: true }).error?.issues ?? [],
      parameter,
    ),
  );
  if (issues.length > 0) throw validationError(...issues);
}
