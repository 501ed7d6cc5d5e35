import { coversOf } from '../../domain/availability/party.ts';
import type { BookedCancellationPolicy, Booking } from '../../domain/booking.ts';
import { newBookedPolicy } from '../../domain/cancellation-policy.ts';
import { findPolicyRule } from '../../domain/cancellation-terms.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';

type PolicyInput = Pick<Booking, 'pax' | 'paxChildren' | 'bookingAt' | 'shiftId'> & {
  experienceId: number | null;
};

/** The cancellation policy that a booking with these values gets now; null if it needs none. */
export function newPolicyFor(
  now: Instant,
  venue: Venue,
  { bookingAt, shiftId, experienceId, ...party }: PolicyInput,
): BookedCancellationPolicy | null {
  const covers = coversOf(venue, party);
  const rule = findPolicyRule(venue.cancellationPolicies, { covers, shiftId, experienceId });
  if (!rule) return null;
  return newBookedPolicy(rule, { covers, bookingAt, currency: venue.currency, now });
}
