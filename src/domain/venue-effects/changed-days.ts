import { type ServiceShift, serviceShifts } from '../availability/service-slots.ts';
import type { Venue } from '../venue.ts';
import { addDays, type Instant, type WallDate, workDayOf } from '../venue-time.ts';

/** The hours of a shift on one day. */
export interface DayShift {
  id: string;
  firstBookingTime: string;
  lastBookingTime: string;
}

/** A day on which guests can book other times than before. */
export interface ChangedDay {
  date: WallDate;
  /** Whether it could not be booked at all before, or cannot any more, or only at other times. */
  change: 'OPENS' | 'CLOSES' | 'TIMES';
  before: readonly DayShift[];
  after: readonly DayShift[];
}

/** The days from today to the end of the longer booking window that change. Pauses after each day. */
export function* changedDays(
  before: Venue,
  after: Venue,
  now: Instant,
): Generator<void, ChangedDay[]> {
  const changed: ChangedDay[] = [];
  const today = workDayOf(after, now);
  const days = Math.max(before.maxAdvanceDays, after.maxAdvanceDays);
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const date = addDays(today, ahead);
    const shiftsBefore = ahead <= before.maxAdvanceDays ? serviceShifts(before, date) : [];
    const shiftsAfter = ahead <= after.maxAdvanceDays ? serviceShifts(after, date) : [];
    if (timesOf(shiftsBefore) !== timesOf(shiftsAfter))
      changed.push({
        date,
        change: shiftsBefore.length === 0 ? 'OPENS' : shiftsAfter.length === 0 ? 'CLOSES' : 'TIMES',
        before: shiftsBefore.map(hoursOf),
        after: shiftsAfter.map(hoursOf),
      });
    yield;
  }
  return changed;
}

/** Equal exactly if guests can choose the same times in the same shifts. */
function timesOf(shifts: readonly ServiceShift[]): string {
  return shifts
    .map(({ shift, slots }) => [shift.id, ...slots.map(({ startAt }) => startAt)].join(' '))
    .join();
}

function hoursOf({ shift, slots }: ServiceShift): DayShift {
  return {
    id: shift.id,
    firstBookingTime: slots[0].time,
    lastBookingTime: (slots.at(-1) ?? slots[0]).time,
  };
}
