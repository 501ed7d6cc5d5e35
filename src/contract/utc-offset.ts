import * as z from 'zod/mini';
import * as limits from './limits.ts';

/** From an instant on, the venue's clocks are so many minutes ahead of UTC. */
export const UtcOffset = z.object({ from: limits.DateTime, offsetMinutes: z.int() });
