import type { Occupancy, ServiceDay } from './availability.ts';
import { allowedAreas, findGuestsInTheWay, seatingPlanOf } from './seating/day-plan.ts';
import { seat } from './seating/seat.ts';

/** A booking at whose tables guests in the house are expected to stay until after it begins. */
interface GuestsInTheWay {
  booking: Occupancy;
  guests: Occupancy;
}

export interface BookingAtRisk extends GuestsInTheWay {
  /** Tables for the booking where nobody is in its way; null if the engine finds none. */
  otherTableIds: readonly number[] | null;
}

/**
 * Those of these bookings of a day that are at risk as of now. Guests who sit at a table already are never at
 * risk.
 */
export function listBookingsAtRisk(
  { occupancies }: Pick<ServiceDay, 'occupancies'>,
  bookingUuids: ReadonlySet<string>,
): GuestsInTheWay[] {
  const inHouse = occupancies.filter((each) => each.isInHouse);
  return occupancies.flatMap((booking) => {
    const { bookingUuid, status } = booking;
    const mayBeAtRisk = !booking.isSeated && (status === 'CONFIRMED' || status === 'ARRIVED');
    if (!mayBeAtRisk || !bookingUuids.has(bookingUuid)) return [];
    const guests = findGuestsInTheWay(booking, inHouse);
    return guests ? [{ booking, guests }] : [];
  });
}

/** Finds other tables for a booking at risk: null if the engine finds none. Others may have to move for it. */
export function findOtherTables(day: ServiceDay, booking: Occupancy): readonly number[] | null {
  const experience = day.venue.experiences.find(({ id }) => id === booking.experienceId);
  const seating = seat(seatingPlanOf(day, booking.bookingUuid), {
    ...booking,
    floorPlanAreaIds: allowedAreas(booking.floorPlanAreaId, experience),
  });
  return seating?.tableIds ?? null;
}
