import type { Occupancy, ServiceDay } from './availability.ts';
import { overlaps } from './interval.ts';
import { allowedAreas, seatingPlanOf } from './seating/day-plan.ts';
import { seat } from './seating/seat.ts';

/** A booking at whose tables guests in the house are expected to stay until after it begins. */
export interface BookingAtRisk {
  booking: Occupancy;
  guests: Occupancy;
  /** Tables for the booking where nobody is in its way; null if the engine finds none. */
  otherTableIds: readonly number[] | null;
}

/** The bookings of a day that are at risk as of now. Guests who sit at a table already are never at risk. */
export function listBookingsAtRisk(day: ServiceDay): BookingAtRisk[] {
  const { venue, occupancies } = day;
  const inHouse = occupancies.filter((each) => each.isInHouse);
  return occupancies.flatMap((booking) => {
    const { status } = booking;
    if (booking.isSeated || (status !== 'CONFIRMED' && status !== 'ARRIVED')) return [];
    const guests = inHouse.find(
      (each) =>
        each !== booking &&
        // Of two parties that have arrived, the later one is at risk.
        (each.isSeated || each.startAt < booking.startAt) &&
        overlaps(each, booking) &&
        each.tableIds.some((id) => booking.tableIds.includes(id)),
    );
    if (!guests) return [];
    const experience = venue.experiences.find(({ id }) => id === booking.experienceId);
    const seating = seat(seatingPlanOf(day, booking.bookingUuid), {
      ...booking,
      floorPlanAreaIds: allowedAreas(booking.floorPlanAreaId, experience),
    });
    return [{ booking, guests, otherTableIds: seating?.tableIds ?? null }];
  });
}
