import { groupOf } from '../../src/domain/booking-status.ts';
import { MS_PER_MINUTE } from '../../src/domain/venue-time.ts';
import { describeBooking, type SeenBooking } from './answer.ts';
import { HIGH_CHAIRS, MAX_COVERS } from './simulated-venue.ts';
import { Violation } from './violation.ts';

/**
 * The bookings of one committed state must share neither a table nor a high chair at a time, and not exceed the
 * most covers that may begin together.
 * @throws Violation
 */
export function requireNoConflict(bookings: readonly SeenBooking[]): void {
  for (const [index, a] of bookings.entries())
    for (const b of bookings.slice(index + 1))
      if (haveSameTable(a, b))
        throw new Violation(`one table for two: ${describeBooking(a)}; ${describeBooking(b)}`);

  const unchanged = bookings.filter(isUnchanged);
  for (const booking of unchanged) {
    const together = unchanged.filter(({ bookingAt }) => bookingAt === booking.bookingAt);
    if (sum(together.map(({ pax }) => pax)) > MAX_COVERS)
      throw new Violation(`too many covers: ${together.map(describeBooking).join('; ')}`);
    const at = unchanged.filter((other) => isWithin(booking.bookingAt, other));
    if (sum(at.map(({ highChairs }) => highChairs)) > HIGH_CHAIRS)
      throw new Violation(`too many high chairs: ${at.map(describeBooking).join('; ')}`);
  }
}

/** Guests stay until they leave or the work day is over; others have fixed times. */
function haveSameTable(a: SeenBooking, b: SeenBooking): boolean {
  if (!a.tableIds.some((id) => b.tableIds.includes(id))) return false;
  if (a.status === 'CONFIRMED' && b.status === 'CONFIRMED')
    return isWithin(a.bookingAt, b) || isWithin(b.bookingAt, a);
  return a.workDay === b.workDay && isSeatedWalkIn(a) && isSeatedWalkIn(b);
}

/**
 * Walk-ins only: for others, a status that is set long before or after the booked time only completes the records.
 */
function isSeatedWalkIn({ status, isWalkIn }: SeenBooking): boolean {
  return groupOf(status) === 'seated' && isWalkIn;
}

/** Made as CONFIRMED and never changed but for its tables. Staff may exceed the limits by a change. */
function isUnchanged({ status, version, tableOnlyVersions, isWalkIn }: SeenBooking): boolean {
  return status === 'CONFIRMED' && version - tableOnlyVersions === 1 && !isWalkIn;
}

function isWithin(at: number, { bookingAt, turnMinutes }: SeenBooking): boolean {
  return bookingAt <= at && at < bookingAt + turnMinutes * MS_PER_MINUTE;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
