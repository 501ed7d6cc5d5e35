import { holdsTable } from '../booking-status.ts';
import type { AddOn } from '../venue.ts';
import type { Instant } from '../venue-time.ts';
import type { Hold, ServiceDay } from './judgement.ts';
import { overlaps, type Stretch } from './table-occupancy.ts';

/** High chairs left for a party that stays from `startAt` to `endAt`; null is no limit. */
export function highChairsLeft(
  day: ServiceDay,
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): number | null {
  const inUse = (hold: Hold) => hold.highChairs;
  return left(day.venue.highChairs, day, { startAt, endAt }, inUse, excludeBookingUuid);
}

/** Places for strollers left for a party that stays from `startAt` to `endAt`; null is no limit. */
export function strollersLeft(
  day: ServiceDay,
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): number | null {
  const inUse = (hold: Hold) => hold.strollers;
  return left(day.venue.strollers, day, { startAt, endAt }, inUse, excludeBookingUuid);
}

/** Pieces of an add-on left for a party that stays from `startAt` to `endAt`; null is no limit. */
export function addOnsLeft(
  day: ServiceDay,
  addOn: Pick<AddOn, 'id' | 'stock'>,
  startAt: Instant,
  endAt: Instant,
  excludeBookingUuid?: string,
): number | null {
  const inUse = (hold: Hold) =>
    hold.addOns.reduce(
      (sum, { addOnId, quantity }) => sum + (addOnId === addOn.id ? quantity : 0),
      0,
    );
  return left(addOn.stock, day, { startAt, endAt }, inUse, excludeBookingUuid);
}

function left(
  stock: number | null,
  day: ServiceDay,
  stay: Stretch,
  inUse: (hold: Hold) => number,
  excludeBookingUuid: string | undefined,
): number | null {
  if (stock === null) return null;
  const users = day.holds.filter(
    (hold) =>
      inUse(hold) > 0 &&
      overlaps(hold, stay) &&
      holdsTable(hold.status) &&
      hold.bookingUuid !== excludeBookingUuid,
  );
  return Math.max(0, stock - peakUse(users, stay.startAt, inUse));
}

/**
 * The most that is in use at any one moment of a stay, all users overlapping it. Parties that follow
 * one another share a piece, so this is not their sum. Use only grows where someone arrives.
 */
function peakUse(users: readonly Hold[], from: Instant, inUse: (hold: Hold) => number): number {
  const useAt = (at: Instant) =>
    users.reduce((sum, user) => sum + (user.startAt <= at && at < user.endAt ? inUse(user) : 0), 0);
  return Math.max(0, ...users.map((user) => useAt(Math.max(from, user.startAt))));
}
