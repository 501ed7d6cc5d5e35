import type { StaffBooking } from '../../contract/staff/booking.ts';
import { type BookingStatus, groupOf } from '../../domain/booking-status.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { inOrderOfTime } from '../bookings/in-order-of-time.ts';

export const UNFINISHED_KINDS = ['seated', 'waiting', 'missing', 'requests'] as const;
/** Guests who sit, who wait for a table, who never came, and requests that nobody answered in time. */
export type UnfinishedKind = (typeof UNFINISHED_KINDS)[number];

/** What each becomes when the night is closed. */
export const CLOSED_AS = {
  seated: 'ATTENDED',
  waiting: 'NO_SHOW',
  missing: 'NO_SHOW',
  requests: 'DECLINED_BY_MERCHANT',
} as const satisfies Record<UnfinishedKind, BookingStatus>;

function isExpected(status: BookingStatus): boolean {
  return status === 'CONFIRMED' || groupOf(status) === 'awaiting';
}

/** What is left of a day, by what is to be done about it. `coming` are those whose time is still ahead. */
export type UnfinishedParties = Record<UnfinishedKind | 'coming', readonly StaffBooking[]>;

export function unfinishedParties(
  bookings: readonly StaffBooking[],
  now: Instant,
): UnfinishedParties {
  const sorted = inOrderOfTime(bookings);
  const of = (test: (booking: StaffBooking) => boolean) => sorted.filter(test);
  const isAhead = ({ bookingAt }: StaffBooking) => Date.parse(bookingAt) > now;
  return {
    seated: of(({ status }) => groupOf(status) === 'seated'),
    waiting: of(({ status }) => status === 'ARRIVED' || status === 'WAIT_LIST_WALK_IN'),
    missing: of((booking) => booking.status === 'CONFIRMED' && !isAhead(booking)),
    requests: of((booking) => groupOf(booking.status) === 'awaiting' && !isAhead(booking)),
    coming: of((booking) => isExpected(booking.status) && isAhead(booking)),
  };
}
