import * as z from 'zod/mini';
import type { Operation } from '../operation.ts';

/** What an endpoint has that takes nothing from path, query and body. */
export const withoutInput = {
  params: z.object({}),
  query: z.object({}),
  body: z.unknown(),
  ignoresAcceptLanguage: true,
} as const satisfies Partial<Operation>;
