import { type BookingStatus, isForDay } from './booking-status.ts';
import { Refusal } from './refusal.ts';
import type { WallDate } from './venue-time.ts';

/** The refusal of a status at the door for a booking of another work day. */
export class AnotherDayRefusal extends Refusal {
  readonly workDay: WallDate;

  constructor(workDay: WallDate, today: WallDate) {
    super(
      'BOOKING_IS_OF_ANOTHER_DAY',
      workDay > today
        ? `The booking is of ${workDay}, and today is ${today}. If its guests are here today, change its date first.`
        : `The booking is of ${workDay}, which is over. It can still become ATTENDED or NO_SHOW.`,
    );
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
  if (!isForDay(status, workDay, today)) throw new AnotherDayRefusal(workDay, today);
}
