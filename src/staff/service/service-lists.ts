import type { StaffBooking } from '../../contract/staff/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import type { OffsetClock } from '../../domain/utc-offsets.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import { inOrderOfTime } from '../bookings/in-order-of-time.ts';
import { stayOf } from './stay-of.ts';

/** A day's bookings as a host needs them. */
export interface ServiceLists {
  /** Who comes next: who stands there already, then by time. */
  next: readonly StaffBooking[];
  /** Confirmed parties that are expected later than that. */
  later: readonly StaffBooking[];
  /** Confirmed parties that should have come more than an hour ago. */
  missing: readonly StaffBooking[];
  /** The door list, in order. */
  waiting: readonly StaffBooking[];
  /** Who leaves soonest comes first. */
  inHouse: readonly StaffBooking[];
  done: readonly StaffBooking[];
}

/** What "next" means today. Another day has all its parties there. */
const PAST_MS = 60 * MS_PER_MINUTE;
const AHEAD_MS = 120 * MS_PER_MINUTE;

/**
 * Sorts a day's bookings into the lists of the service.
 * @param isToday whether the day is the present one, where the time decides
 */
export function serviceLists(
  bookings: readonly StaffBooking[],
  clock: OffsetClock,
  now: Instant,
  isToday: boolean,
): ServiceLists {
  const sorted = inOrderOfTime(bookings);
  const of = (test: (booking: StaffBooking) => boolean) => sorted.filter(test);
  const confirmed = of(({ status }) => status === 'CONFIRMED');
  const startsIn = ({ bookingAt }: StaffBooking) => Date.parse(bookingAt) - now;
  const isMissing = (booking: StaffBooking) => isToday && startsIn(booking) < -PAST_MS;
  const isLater = (booking: StaffBooking) => isToday && startsIn(booking) > AHEAD_MS;
  return {
    next: [
      ...of(({ status }) => status === 'ARRIVED').sort(byInstant(({ arrivedAt }) => arrivedAt)),
      ...confirmed.filter((booking) => !isMissing(booking) && !isLater(booking)),
    ],
    later: confirmed.filter(isLater),
    missing: confirmed.filter(isMissing),
    waiting: of(({ status }) => status === 'WAIT_LIST_WALK_IN'),
    inHouse: of(({ status }) => groupOf(status) === 'seated')
      .map((booking) => ({ booking, endAt: stayOf(booking, clock, now)?.plannedEndAt ?? 0 }))
      .sort((a, b) => a.endAt - b.endAt)
      .map(({ booking }) => booking),
    done: of(({ status }) => groupOf(status) === 'closed' && status !== 'DELETED').reverse(),
  };
}

/** Whether somebody has to answer it. */
export function isRequest({ status }: StaffBooking): boolean {
  return groupOf(status) === 'awaiting';
}

function byInstant(of: (booking: StaffBooking) => string | null) {
  return (a: StaffBooking, b: StaffBooking) => Date.parse(of(a) ?? '') - Date.parse(of(b) ?? '');
}
