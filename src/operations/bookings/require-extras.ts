import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { Interval } from '../../domain/availability/interval.ts';
import { findMissingExtra } from '../../domain/availability/venue-capacity.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * Throws unless the add-ons, high chairs and strollers of an unconfirmed booking are still available.
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export function requireExtras(day: ServiceDay, booking: Booking, interval: Interval): void {
  const { highChairs, strollers, uuid } = booking;
  const addOns = booking.addOns.map(({ addOnId, quantity }) => ({ id: addOnId, quantity }));
  const missing = findMissingExtra(day, { addOns, highChairs, strollers }, interval, uuid);
  if (missing === null) return;
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    missing === 'ADD_ON_NOT_AVAILABLE'
      ? 'The add-ons of this booking are no longer available at that time. Offer another time.'
      : 'High chairs or places for strollers are no longer available at that time. Change their number, or the time.',
  );
}
