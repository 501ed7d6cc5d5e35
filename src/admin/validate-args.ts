import type * as z from 'zod/mini';
import { toValidationIssues } from '../contract/validation-issues.ts';
import { invalid } from '../domain/refusal.ts';

/** That each value is what its schema says. @throws Refusal VALIDATION_ERROR with every fault */
export function validateArgs(
  ...values: readonly (readonly [parameter: string, schema: z.ZodMiniType, value: unknown])[]
): void {
  const issues = values.flatMap(([parameter, schema, value]) =>
    toValidationIssues(
      schema.safeParse(value, { reportInput: true }).error?.issues ?? [],
      parameter,
    ),
  );
  if (issues.length > 0) throw invalid(...issues);
}
