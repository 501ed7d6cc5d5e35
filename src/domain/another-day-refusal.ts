import { type BookingStatus, groupOf, isForDay } from './booking-status.ts';
import { Refusal } from './refusal.ts';
import type { WallDate } from './venue-time.ts';

/** The refusal of a status of guests who came or did not come, because its work day is not today. */
export class AnotherDayRefusal extends Refusal {
  readonly workDay: WallDate;

  constructor(workDay: WallDate, detail: string) {
    super('BOOKING_IS_OF_ANOTHER_DAY', detail);
    this.workDay = workDay;
  }
}

interface Dated {
  status: BookingStatus;
  workDay: WallDate;
}

/**
 * Throws unless a booking can get the status on this work day; see {@link isForDay}.
 * @throws AnotherDayRefusal
 */
export function requireOwnDay(booking: Dated, status: BookingStatus, today: WallDate): void {
  const { workDay } = booking;
  if (isForDay(status, workDay, today)) return;
  const advice =
    workDay < today
      ? `The booking is of ${workDay}, which is over. It can only become ATTENDED or NO_SHOW.`
      : `The booking is of ${workDay}, and today is ${today}. ${adviceForComing(booking, status)}`;
  throw new AnotherDayRefusal(workDay, advice);
}

function adviceForComing(booking: Dated, status: BookingStatus): string {
  if (status === 'NO_SHOW') return 'Whether its guests come is not known before.';
  return groupOf(booking.status) === 'closed'
    ? 'If its guests are here today, move it to CONFIRMED and change its date first.'
    : 'If its guests are here today, change its date first.';
}

/**
 * Throws if the work day of a booking has not begun.
 * @throws AnotherDayRefusal
 */
export function requireBegun(booking: Dated, today: WallDate): void {
  if (booking.workDay > today) requireOwnDay(booking, booking.status, today);
}

/**
 * Throws unless a walk-in is for today.
 * @throws AnotherDayRefusal
 */
export function requireWalkInToday(workDay: WallDate, today: WallDate): void {
  if (workDay === today) return;
  throw new AnotherDayRefusal(
    workDay,
    `Guests without a booking are seated on the day on which they come, and today is ${today}. ${workDay > today ? `Make a booking for ${workDay} instead.` : `${workDay} is over.`}`,
  );
}
