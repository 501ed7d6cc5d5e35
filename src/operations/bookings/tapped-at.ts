import { validationError } from '../../domain/refusal.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';

/** A tablet keeps taps for so long while it has no network. */
const MAX_AGE_HOURS = 12;
/** A tablet follows the server's clock, but not to the second. */
const TOLERANCE_MS = MS_PER_MINUTE;

/**
 * When somebody tapped; null if the device did not send it.
 * @throws Refusal VALIDATION_ERROR if it is in the future or more than twelve hours ago
 */
export function requireTappedAt(at: string | undefined, now: Instant): Instant | null {
  if (at === undefined) return null;
  const tappedAt = Date.parse(at);
  if (tappedAt > now + TOLERANCE_MS)
    throw validationError({ parameter: 'at', reason: 'must not be in the future' });
  if (tappedAt < now - MAX_AGE_HOURS * 60 * MS_PER_MINUTE)
    throw validationError({
      parameter: 'at',
      reason: `must be within the last ${MAX_AGE_HOURS} hours`,
    });
  return Math.min(tappedAt, now);
}
