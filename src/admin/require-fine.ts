import type * as z from 'zod/mini';
import { toFaults } from '../contract/faults.ts';
import { invalid } from '../domain/refusal.ts';

/** That each value is what its schema says. @throws Refusal VALIDATION_ERROR with every fault */
export function requireFine(
  ...values: readonly (readonly [parameter: string, schema: z.ZodMiniType, value: unknown])[]
): void {
  const faults = values.flatMap(([parameter, schema, value]) =>
    toFaults(schema.safeParse(value, { reportInput: true }).error?.issues ?? [], parameter),
  );
  if (faults.length > 0) throw invalid(...faults);
}
