import * as z from 'zod/mini';
import * as limits from '../limits.ts';

/**
 * What every change by staff may say besides the change. The bodies of the staff API are strict: an unknown
 * field is refused.
 */
export const Tap = {
  /** When somebody tapped, if the device could not send it at once: at most twelve hours ago. */
  at: z.optional(limits.DateTime),
};
