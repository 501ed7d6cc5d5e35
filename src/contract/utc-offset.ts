import * as z from 'zod/mini';
import * as limits from './limits.ts';

/** The venue's UTC offset, in minutes, from an instant on. */
export const UtcOffset = z.object({ from: limits.DateTime, offsetMinutes: z.int() });
