import type { Instant } from './venue-time.ts';

/**
 * How far the reminders of a venue's coming bookings are queued by its present rules. Without one, they are to be queued
 * from the first booking on.
 */
export interface ReminderPlan {
  accountId: string;
  /** The last booking that was looked at. */
  bookingAt: Instant;
  uuid: string;
  isComplete: boolean;
}
