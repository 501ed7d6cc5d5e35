import * as z from 'zod/mini';

/** GET /events. */
export const ListEventsQuery = z.object({
  after: z.optional(z.int().check(z.gte(0))),
  limit: z.optional(z.int().check(z.gte(1), z.lte(500))),
});
export type ListEventsQuery = z.infer<typeof ListEventsQuery>;
