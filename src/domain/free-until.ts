import type { CancellationPolicyRule } from './venue.ts';
import { type Instant, MS_PER_MINUTE } from './venue-time.ts';

/** The end of free cancellation. */
export function freeUntil(
  { cancellationNoticeHours }: Pick<CancellationPolicyRule, 'cancellationNoticeHours'>,
  bookingAt: Instant,
): Instant {
  return bookingAt - cancellationNoticeHours * 60 * MS_PER_MINUTE;
}
