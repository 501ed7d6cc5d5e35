import type { PublicBooking } from '../contract/booking.ts';
import type { WidgetVenue } from '../contract/widget/start.ts';
import { addDays } from '../diner/calendar/month.ts';
import type { Party } from '../diner/party/party.ts';
import { partyAt } from '../domain/availability/party.ts';
import type { WallDate, WallTime } from '../domain/venue-time.ts';

/** The slot of a booking, as in a booking request. */
export interface BookedSlot {
  /** The work day: after midnight, the day before. */
  date: WallDate;
  time: WallTime;
  party: Party;
  areaId: number | null;
}

export function bookedSlotOf(
  booking: PublicBooking,
  venue: Pick<WidgetVenue, 'dayStartsAt' | 'separatesAdultsAndChildren'>,
): BookedSlot {
  const day = booking.bookingAt.slice(0, 10);
  const time = booking.bookingAt.slice(11, 19);
  return {
    date: time < venue.dayStartsAt ? addDays(day, -1) : day,
    time,
    party: partyAt(venue, booking),
    areaId: booking.floorPlanArea?.id ?? null,
  };
}
