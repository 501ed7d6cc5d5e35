import type { StaffBooking } from '../../../contract/staff/booking.ts';
import { type BookingStatus, groupOf, isInProgress } from '../../../domain/booking-status.ts';

/** The totals of a shift. */
export interface Counts {
  bookings: number;
  covers: number;
  /** Confirmed and not yet arrived. */
  expected: number;
  /** Arrived or at a table. */
  present: number;
}

export interface ShiftGroup {
  id: string;
  name: string;
  bookings: StaffBooking[];
  counts: Counts;
}

/** A day’s bookings, grouped for the list. */
export interface DayGroups {
  /** Walk-ins who wait for a table. */
  waiting: StaffBooking[];
  /** Requests and wait list bookings, which staff must answer. */
  toAnswer: StaffBooking[];
  shifts: ShiftGroup[];
  /** Canceled, declined and no-shows. */
  inactive: StaffBooking[];
}

/**
 * Groups a day’s bookings, each group by time. Shifts have the venue’s order; those that the venue
 * has removed come last.
 */
export function groupDay(
  bookings: readonly StaffBooking[],
  shiftTypes: readonly { id: string; name: string }[],
): DayGroups {
  const groups: DayGroups = { waiting: [], toAnswer: [], shifts: [], inactive: [] };
  const shifts = new Map<string, ShiftGroup>();
  for (const booking of bookings.toSorted(byTime)) {
    if (booking.status === 'DELETED') continue;
    if (booking.status === 'WAIT_LIST_WALK_IN') groups.waiting.push(booking);
    else if (groupOf(booking.status) === 'awaiting') groups.toAnswer.push(booking);
    else if (isInactive(booking.status)) groups.inactive.push(booking);
    else shiftOf(booking, shifts).bookings.push(booking);
  }
  const order = new Map(shiftTypes.map(({ id }, index) => [id, index]));
  groups.shifts = [...shifts.values()].sort(
    (a, b) => (order.get(a.id) ?? order.size) - (order.get(b.id) ?? order.size),
  );
  for (const shift of groups.shifts) shift.counts = count(shift.bookings);
  return groups;
}

/** Counts all bookings and covers, whatever their status. */
export function count(bookings: readonly StaffBooking[]): Counts {
  const counts: Counts = { bookings: 0, covers: 0, expected: 0, present: 0 };
  for (const { status, pax, paxChildren } of bookings) {
    counts.bookings += 1;
    counts.covers += pax + paxChildren;
    if (status === 'CONFIRMED') counts.expected += 1;
    if (isInProgress(status)) counts.present += 1;
  }
  return counts;
}

/** By time, then by uuid, so that the order is stable. */
export function byTime(a: StaffBooking, b: StaffBooking): number {
  const difference = Date.parse(a.bookingAt) - Date.parse(b.bookingAt);
  return difference === 0 ? a.uuid.localeCompare(b.uuid) : difference;
}

function isInactive(status: BookingStatus): boolean {
  return status === 'CANCELED' || status === 'NO_SHOW' || status === 'DECLINED_BY_MERCHANT';
}

function shiftOf(booking: StaffBooking, shifts: Map<string, ShiftGroup>): ShiftGroup {
  const { id, name } = booking.shiftType;
  let shift = shifts.get(id);
  if (!shift) {
    shift = { id, name, bookings: [], counts: count([]) };
    shifts.set(id, shift);
  }
  return shift;
}
