import { MS_PER_MINUTE } from '../venue-time.ts';
import { type OnWaitList, placeOf } from './wait-list-place.ts';

/** A booking on the wait list. */
export type WaitingBooking = OnWaitList & { uuid: string };

/** The published order: who joined first, comes first. */
export function byOrder(a: WaitingBooking, b: WaitingBooking): number {
  return joinedAtOf(a) - joinedAtOf(b) || (a.uuid < b.uuid ? -1 : 1);
}

export function joinedAtOf(booking: WaitingBooking): number {
  return placeOf(booking)?.joinedAt ?? booking.createdAt;
}

/**
 * How many parties come before this one, and it: 1 is next. Those count that still wait, or have an offer, and want a
 * table for some of the same time.
 */
export function placeInOrder(booking: WaitingBooking, bookings: readonly WaitingBooking[]): number {
  const before = bookings.filter((other) => {
    const state = placeOf(other)?.state;
    return (
      (state === 'WAITING' || state === 'OFFERED') &&
      other.uuid !== booking.uuid &&
      byOrder(other, booking) < 0 &&
      other.bookingAt < endOf(booking) &&
      booking.bookingAt < endOf(other)
    );
  });
  return before.length + 1;
}

function endOf({ bookingAt, turnMinutes }: WaitingBooking): number {
  return bookingAt + turnMinutes * MS_PER_MINUTE;
}
