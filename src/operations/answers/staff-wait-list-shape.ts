import type { StaffWaitListPlace } from '../../contract/staff/wait-list.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import { readyTableOf } from '../../domain/wait-list/ready-table.ts';
import { placeOf } from '../../domain/wait-list/wait-list-place.ts';
import { tableShapes } from './table-changes-shape.ts';

/** The place of a booking on the wait list, for the staff; null without one. */
export function staffWaitListShape(venue: Venue, booking: Booking): StaffWaitListPlace | null {
  const place = placeOf(booking) ?? (readyTableOf(booking) && booking.waitList);
  if (!place) return null;
  const { state, joinedAt, offer, skipReason } = place;
  const at = (instant: number) => toZonedIso(venue.timezone, instant);
  return {
    state,
    joinedAt: at(joinedAt),
    offer: offer && {
      tables: tableShapes(venue, offer.tableIds),
      offeredAt: at(offer.offeredAt),
      endsAt: at(offer.endsAt),
    },
    skipReason,
  };
}
