import type { Booking } from '../booking.ts';
import type { Instant } from '../venue-time.ts';

/**
 * Why a booking no longer fits its day:
 * - AFTER_LAST_TIME: it begins after the last booking time
 * - AREA_CLOSED: its tables are in a closed area
 * - PACE: it begins in a quarter hour that has too many covers with it
 * - BLOCKED: one of its tables is blocked
 * - PAUSED: it is offered a table, and the venue takes no more bookings online
 */
export const AFFECTED_REASONS = [
  'AFTER_LAST_TIME',
  'AREA_CLOSED',
  'PACE',
  'BLOCKED',
  'PAUSED',
] as const;
export type AffectedReason = (typeof AFFECTED_REASONS)[number];

/**
 * A booking that no longer fits its day. It stays as it is until somebody decides about it. Only an offer to a party
 * on the wait list ends, since its guests could claim it otherwise.
 */
export interface AffectedBooking {
  booking: Booking;
  reason: AffectedReason;
  /** Tables at which it could sit at the same time; null if there are none, or if tables do not help. */
  otherTableIds: readonly number[] | null;
  /** The nearest other time of the day for it; null if there is none, or if other tables do. */
  otherStartAt: Instant | null;
  /** Whether it was moved to those tables. */
  isMoved: boolean;
}
