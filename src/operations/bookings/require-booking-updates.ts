import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Principal } from '../principal.ts';

/**
 * That the venue lets this caller change bookings at all.
 * @throws Refusal FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE, …_NOT_ENABLED
 */
export function requireBookingUpdates(principal: Principal, venue: Venue): void {
  if (!principal.rights.needsPublicBookingUpdates) return;
  const { isAvailable, isEnabled } = venue.features.publicBookingUpdates;
  if (!isAvailable) {
    throw new Refusal(
      'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_AVAILABLE',
      "The venue's plan has no changes of bookings from outside. Cancel and book anew, or ask the venue to change it.",
    );
  }
  if (!isEnabled) {
    throw new Refusal(
      'FEATURE_PUBLIC_BOOKING_UPDATES_NOT_ENABLED',
      'The venue does not let bookings be changed from outside. Cancel and book anew, or ask the venue to change it.',
    );
  }
}
