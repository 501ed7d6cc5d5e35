import type { PrivateBooking } from '../contract/booking.ts';
import { type BookingStatus, groupOf, isInProgress } from '../domain/booking-status.ts';

/** What a shift comes to, at a glance. */
export interface Counts {
  bookings: number;
  covers: number;
  /** Confirmed and not yet here. */
  toCome: number;
  /** Arrived or at a table. */
  inHouse: number;
}

export interface ShiftGroup {
  id: string;
  name: string;
  bookings: PrivateBooking[];
  counts: Counts;
}

/** A day’s bookings as the floor thinks of them. */
export interface DayGroups {
  /** Parties at the door who wait for a table. */
  waiting: PrivateBooking[];
  /** Requests and wait list bookings, which want an answer. */
  toAnswer: PrivateBooking[];
  shifts: ShiftGroup[];
  /** Canceled, declined and no-shows. */
  folded: PrivateBooking[];
}

/**
 * Sorts a day into its groups, each by time. Shifts stand in the venue’s order; one that the venue
 * has since dropped comes last.
 */
export function groupDay(
  bookings: readonly PrivateBooking[],
  shiftTypes: readonly { id: string; name: string }[],
): DayGroups {
  const groups: DayGroups = { waiting: [], toAnswer: [], shifts: [], folded: [] };
  const shifts = new Map<string, ShiftGroup>();
  for (const booking of bookings.toSorted(byTime)) {
    if (booking.status === 'DELETED') continue;
    if (booking.status === 'WAIT_LIST_WALK_IN') groups.waiting.push(booking);
    else if (groupOf(booking.status) === 'awaiting') groups.toAnswer.push(booking);
    else if (isFolded(booking.status)) groups.folded.push(booking);
    else shiftOf(booking, shifts).bookings.push(booking);
  }
  const order = new Map(shiftTypes.map(({ id }, index) => [id, index]));
  groups.shifts = [...shifts.values()].sort(
    (a, b) => (order.get(a.id) ?? order.size) - (order.get(b.id) ?? order.size),
  );
  for (const shift of groups.shifts) shift.counts = count(shift.bookings);
  return groups;
}

/** Adds up bookings; those that were never seated or are gone count as bookings all the same. */
export function count(bookings: readonly PrivateBooking[]): Counts {
  const counts: Counts = { bookings: 0, covers: 0, toCome: 0, inHouse: 0 };
  for (const { status, pax, paxChildren } of bookings) {
    counts.bookings += 1;
    counts.covers += pax + paxChildren;
    if (status === 'CONFIRMED') counts.toCome += 1;
    if (isInProgress(status)) counts.inHouse += 1;
  }
  return counts;
}

/** By time, and among equals always in the same order, so that rows do not jump. */
export function byTime(a: PrivateBooking, b: PrivateBooking): number {
  const difference = Date.parse(a.bookingAt) - Date.parse(b.bookingAt);
  return difference === 0 ? a.uuid.localeCompare(b.uuid) : difference;
}

function isFolded(status: BookingStatus): boolean {
  return status === 'CANCELED' || status === 'NO_SHOW' || status === 'DECLINED_BY_MERCHANT';
}

function shiftOf(booking: PrivateBooking, shifts: Map<string, ShiftGroup>): ShiftGroup {
  const { id, name } = booking.shiftType;
  let shift = shifts.get(id);
  if (!shift) {
    shift = { id, name, bookings: [], counts: count([]) };
    shifts.set(id, shift);
  }
  return shift;
}
