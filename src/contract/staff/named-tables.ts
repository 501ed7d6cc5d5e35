import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/** The tables that staff name for a booking, each by its point-of-sale id, name or id. */
export const NamedTables = z
  .array(limits.text({ min: 1, max: 64 }))
  .check(z.minLength(1), z.maxLength(20));
