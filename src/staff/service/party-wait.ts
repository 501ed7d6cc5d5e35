import { differenceInMinutes, parseISO } from 'date-fns';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import { MISSED_MINUTES } from '../../domain/missed-booking.ts';
import type { Instant } from '../../domain/venue-time.ts';

/** How a party stands to the time, in whole minutes. */
export type PartyWait =
  /** Here since, and not at a table yet. */
  | { kind: 'here'; minutes: number }
  | { kind: 'late'; minutes: number }
  /** On the door list: what is left of the quoted time, or how long they wait without one. */
  | { kind: 'quoted'; left: number }
  | { kind: 'waiting'; minutes: number };

/** From here on a confirmed party counts as late. */
const LATE_MINUTES = 10;

/** Whether a confirmed party is so late that it probably does not come. */
export function isProbablyNoShow(wait: PartyWait | null): boolean {
  return wait?.kind === 'late' && wait.minutes >= MISSED_MINUTES;
}

/** Null if there is nothing to say: the party is not late, or it sits. */
export function waitOf(booking: StaffBooking, now: Instant): PartyWait | null {
  const since = (dateTime: string) => differenceInMinutes(now, parseISO(dateTime));
  const { status, bookingAt, arrivedAt, quotedWaitMinutes } = booking;
  if (status === 'ARRIVED' && arrivedAt)
    return { kind: 'here', minutes: Math.max(0, since(arrivedAt)) };
  if (status === 'WAIT_LIST_WALK_IN') {
    const minutes = Math.max(0, since(bookingAt));
    return quotedWaitMinutes === null
      ? { kind: 'waiting', minutes }
      : { kind: 'quoted', left: quotedWaitMinutes - minutes };
  }
  const late = since(bookingAt);
  return status === 'CONFIRMED' && late >= LATE_MINUTES ? { kind: 'late', minutes: late } : null;
}
