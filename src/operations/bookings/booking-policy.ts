import type { BookedCancellationPolicy, Booking } from '../../domain/booking.ts';
import { newBookedPolicy } from '../../domain/cancellation-policy.ts';
import { findNewPolicy } from '../../domain/cancellation-terms.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';

type PolicyInput = Pick<Booking, 'status' | 'pax' | 'paxChildren' | 'bookingAt' | 'shiftId'> & {
  experienceId: number | null;
};

/** The cancellation policy that a booking with these values gets now; null if it needs none. */
export function newPolicyFor(
  now: Instant,
  venue: Venue,
  booking: PolicyInput,
): BookedCancellationPolicy | null {
  const policy = findNewPolicy(venue, booking);
  if (!policy) return null;
  const { bookingAt } = booking;
  return newBookedPolicy(policy, { bookingAt, currency: venue.currency, now });
}
