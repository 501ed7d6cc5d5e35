import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Principal } from '../principal.ts';

/**
 * Throws unless this caller may change bookings of the venue.
 * @throws Refusal FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE, …_NOT_ENABLED
 */
export function requireBookingUpdates(principal: Principal, venue: Venue): void {
  if (!principal.capabilities.needsPublicBookingUpdates) return;
  const { isAvailable, isEnabled } = venue.features.publicBookingUpdates;
  if (!isAvailable) {
    throw new Refusal(
      'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE',
      "The venue's plan does not include public booking updates. Cancel and book again, or ask the venue to change it.",
    );
  }
  if (!isEnabled) {
    throw new Refusal(
      'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED',
      'The venue has not enabled public booking updates. Cancel and book again, or ask the venue to change it.',
    );
  }
}
