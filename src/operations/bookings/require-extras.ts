import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { Interval } from '../../domain/availability/occupancy-by-table.ts';
import { findMissingExtra } from '../../domain/availability/venue-capacity.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';

/**
 * That the add-ons, high chairs and strollers which a booking only asked for so far can be had with
 * its table.
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export function requireExtras(day: ServiceDay, booking: Booking, stay: Interval): void {
  const { highChairs, strollers, uuid } = booking;
  const addOns = booking.addOns.map(({ addOnId, quantity }) => ({ id: addOnId, quantity }));
  const missing = findMissingExtra(day, { addOns, highChairs, strollers }, stay, uuid);
  if (missing === null) return;
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    missing === 'ADD_ON_NOT_AVAILABLE'
      ? 'The add-ons of this booking are no longer left at that time. Offer another time.'
      : 'High chairs or strollers are no longer left at that time. Change their number, or the time.',
  );
}
