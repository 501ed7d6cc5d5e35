import { holdsTable } from '../booking-status.ts';
import type { AddOn } from '../venue.ts';
import type { Instant } from '../venue-time.ts';
import type { Occupancy, ServiceDay } from './availability.ts';
import { type Interval, overlaps } from './interval.ts';

/** High chairs left for a party from `startAt` to `endAt`; null means unlimited. */
export function highChairsLeft(
  day: ServiceDay,
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): number | null {
  const inUse = (occupancy: Occupancy) => occupancy.highChairs;
  return stockLeft(day.venue.highChairs, day, { startAt, endAt }, inUse, excludeBookingUuid);
}

/** Places for strollers left for a party from `startAt` to `endAt`; null means unlimited. */
export function strollersLeft(
  day: ServiceDay,
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): number | null {
  const inUse = (occupancy: Occupancy) => occupancy.strollers;
  return stockLeft(day.venue.strollers, day, { startAt, endAt }, inUse, excludeBookingUuid);
}

/** Pieces of an add-on left for a party from `startAt` to `endAt`; null means unlimited. */
export function addOnsLeft(
  day: ServiceDay,
  addOn: Pick<AddOn, 'id' | 'stock'>,
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): number | null {
  const inUse = (occupancy: Occupancy) =>
    occupancy.addOns.reduce(
      (sum, { addOnId, quantity }) => sum + (addOnId === addOn.id ? quantity : 0),
      0,
    );
  return stockLeft(addOn.stock, day, { startAt, endAt }, inUse, excludeBookingUuid);
}

function stockLeft(
  stock: number | null,
  day: ServiceDay,
  interval: Interval,
  inUse: (occupancy: Occupancy) => number,
  excludeBookingUuid: string | undefined,
): number | null {
  if (stock === null) return null;
  const users = day.occupancies.filter(
    (occupancy) =>
      inUse(occupancy) > 0 &&
      overlaps(occupancy, interval) &&
      holdsTable(occupancy.status) &&
      occupancy.bookingUuid !== excludeBookingUuid,
  );
  return Math.max(0, stock - peakUse(users, interval.startAt, inUse));
}

/**
 * The highest use at any instant from `from` on. Parties that follow each other can share a piece, so
 * this is not a sum. Use only grows when a party arrives, so only those instants are checked.
 */
function peakUse(
  users: readonly Occupancy[],
  from: Instant,
  inUse: (occupancy: Occupancy) => number,
): number {
  const useAt = (at: Instant) =>
    users.reduce((sum, user) => sum + (user.startAt <= at && at < user.endAt ? inUse(user) : 0), 0);
  return Math.max(0, ...users.map((user) => useAt(Math.max(from, user.startAt))));
}
