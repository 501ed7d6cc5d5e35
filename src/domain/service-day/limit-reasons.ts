import type { ServiceDay } from '../availability/availability.ts';
import { countsForPace } from '../availability/evaluation-context.ts';
import { quarterOf } from '../availability/venue-capacity.ts';
import type { Booking } from '../booking.ts';
import { isOffered, offerOf } from '../wait-list/wait-list-place.ts';
import type { AffectedReason } from './affected-booking.ts';
import { isAfterLastTime } from './limit-rules.ts';

/**
 * Tells for the bookings of a day why they do not fit its limits; null for one that does. Of a booking with an offer,
 * the offer is judged.
 * @param bookings all of the day
 */
export function limitReasons(
  day: ServiceDay,
  bookings: readonly Booking[],
): (booking: Booking) => AffectedReason | null {
  const overPace = bookingsOverPace(day, bookings);
  return (booking) => {
    if (!day.limits) return null;
    if (isAfterLastTime(day, booking.bookingAt)) return 'AFTER_LAST_TIME';
    if (isInClosedArea(day, booking)) return 'AREA_CLOSED';
    if (overPace.has(booking.uuid)) return 'PACE';
    return day.limits.isOnlinePaused && isOffered(booking, day.now) ? 'PAUSED' : null;
  };
}

/** Whether one of its tables is in a closed area; of a booking without tables, whether the area that it chose is. */
function isInClosedArea({ venue, limits }: ServiceDay, booking: Booking): boolean {
  const tableIds = offerOf(booking)?.tableIds ?? booking.tableIds;
  const areaIds =
    tableIds.length === 0
      ? [booking.floorPlanAreaId]
      : tableIds.map((id) => venue.tables.find((table) => table.id === id)?.floorPlanAreaId);
  return areaIds.some((id) => limits?.closedAreaIds.includes(id ?? Number.NaN));
}

/** Those that came last into a quarter hour with more covers than may begin in it, counted as for a new booking. */
function bookingsOverPace(
  { limits, occupancies }: ServiceDay,
  bookings: readonly Booking[],
): ReadonlySet<string> {
  const limit = limits?.maxCoversPerQuarter ?? null;
  const over = new Set<string>();
  if (limit === null) return over;
  const cameAt = new Map(
    bookings.map((booking) => [booking.uuid, offerOf(booking)?.offeredAt ?? booking.createdAt]),
  );
  // Bookings of the days around, which are none of this day's, count as earlier.
  const counted = occupancies
    .filter(countsForPace)
    .map((each) => ({ ...each, cameAt: cameAt.get(each.bookingUuid) ?? 0 }))
    .sort((a, b) => a.cameAt - b.cameAt);
  for (const inQuarter of Map.groupBy(counted, ({ startAt }) => quarterOf(startAt)).values()) {
    let sum = 0;
    for (const { bookingUuid, covers } of inQuarter) {
      sum += covers;
      if (sum > limit) over.add(bookingUuid);
    }
  }
  return over;
}
