import type { Occupancy, ServiceDay } from './availability.ts';
import { allowedAreas, findGuestsInTheWay, seatingPlanOf } from './seating/day-plan.ts';
import { seat } from './seating/seat.ts';

/** A booking at whose tables guests in the house are expected to stay until after it begins. */
export interface BookingAtRisk {
  booking: Occupancy;
  guests: Occupancy;
  /** Tables for the booking where nobody is in its way; null if the engine finds none. */
  otherTableIds: readonly number[] | null;
}

/**
 * Those of these bookings of a day that are at risk as of now. Guests who sit at a table already are never at
 * risk.
 */
export function listBookingsAtRisk(
  day: ServiceDay,
  bookingUuids: ReadonlySet<string>,
): BookingAtRisk[] {
  const { venue, occupancies } = day;
  const inHouse = occupancies.filter((each) => each.isInHouse);
  return occupancies.flatMap((booking) => {
    const { bookingUuid, status } = booking;
    const mayBeAtRisk = !booking.isSeated && (status === 'CONFIRMED' || status === 'ARRIVED');
    if (!mayBeAtRisk || !bookingUuids.has(bookingUuid)) return [];
    const guests = findGuestsInTheWay(booking, inHouse);
    if (!guests) return [];
    const experience = venue.experiences.find(({ id }) => id === booking.experienceId);
    const seating = seat(seatingPlanOf(day, bookingUuid), {
      ...booking,
      floorPlanAreaIds: allowedAreas(booking.floorPlanAreaId, experience),
    });
    return [{ booking, guests, otherTableIds: seating?.tableIds ?? null }];
  });
}
