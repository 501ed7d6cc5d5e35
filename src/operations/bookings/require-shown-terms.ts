import type { ShownTerms } from '../../contract/widget/shown-terms.ts';
import type { Booking } from '../../domain/booking.ts';
import { areTermsShown, findNewPolicy, shownTermsOf } from '../../domain/cancellation-terms.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';

/**
 * Refuses a booking whose cancellation terms differ from those that the guest has read. Without terms it is not refused.
 * @param booking as it is written, with its new policy
 * @param shown undefined if there is nothing to compare: from partners, and from pages of the previous version
 * @throws Refusal CANCELLATION_POLICY_IS_OUTDATED
 */
export function requireShownTerms(venue: Venue, booking: Booking, shown: ShownTerms): void {
  if (shown === undefined) return;
  const experienceId = booking.experience?.experienceId ?? null;
  const policy = findNewPolicy(venue, { ...booking, experienceId });
  if (policy && !areTermsShown(shownTermsOf(policy, venue.currency), shown))
    throw new Refusal(
      'CANCELLATION_POLICY_IS_OUTDATED',
      'The venue has changed its cancellation policy since it was shown. Nothing is booked. Read the policies again with start, show the terms that apply now, and send these.',
    );
}
