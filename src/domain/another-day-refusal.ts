import { type BookingStatus, isForDay } from './booking-status.ts';
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

/**
 * Throws unless a booking can get the status on this work day; see {@link isForDay}.
 * @throws AnotherDayRefusal
 */
export function requireOwnDay(
  { workDay }: { workDay: WallDate },
  status: BookingStatus,
  today: WallDate,
): void {
  if (isForDay(status, workDay, today)) return;
  throw new AnotherDayRefusal(
    workDay,
    workDay > today
      ? `The booking is of ${workDay}, and today is ${today}. If its guests are here today, change its date first.`
      : `The booking is of ${workDay}, which is over. It can only become ATTENDED or NO_SHOW.`,
  );
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
