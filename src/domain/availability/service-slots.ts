import type { Shift, Venue } from '../venue.ts';
import {
  type Instant,
  instantOnWorkDay,
  MS_PER_MINUTE,
  minuteOfWorkDay,
  timeOfMinute,
  type WallDate,
  type WallTime,
  weekdayOf,
} from '../venue-time.ts';
import type { ServiceDay } from './availability.ts';

type LimitedDay = Pick<ServiceDay, 'venue' | 'workDay' | 'limits'>;

/** A time at which a shift takes bookings, on one work day. */
export interface ServiceSlot {
  shift: Shift;
  time: WallTime;
  startAt: Instant;
}

/** A shift on one work day, with at least one slot. */
export interface ServiceShift {
  shift: Shift;
  slots: readonly [ServiceSlot, ...ServiceSlot[]];
}

/** The last result per venue, because the steps of one request often need the same day. */
const lastResults = new WeakMap<Venue, { workDay: WallDate; shifts: readonly ServiceShift[] }>();

/**
 * The shifts of a work day with their slots, in chronological order. An exception for the date
 * replaces the weekday's shifts. A shift is omitted if a clock change skips all its slots.
 */
export function serviceShifts(venue: Venue, workDay: WallDate): readonly ServiceShift[] {
  let last = lastResults.get(venue);
  if (last?.workDay !== workDay) {
    const shifts = shiftsOn(venue, workDay).flatMap((shift) => {
      const [first, ...rest] = slotsOf(venue, workDay, shift);
      return first ? [{ shift, slots: [first, ...rest] as const }] : [];
    });
    last = { workDay, shifts };
    lastResults.set(venue, last);
  }
  return last.shifts;
}

/**
 * The shifts of a day at whose times guests can book. Staff can have set a last time for the day, or paused
 * booking online: then there are none.
 */
export function shiftsForGuests(day: LimitedDay): readonly ServiceShift[] {
  return day.limits?.isOnlinePaused ? [] : shiftsForStaff(day);
}

/** As {@link shiftsForGuests}, for the staff, who go on while booking online is paused. */
export function shiftsForStaff({ venue, workDay, limits }: LimitedDay): readonly ServiceShift[] {
  const shifts = serviceShifts(venue, workDay);
  const lastTime = limits?.lastBookingTime ?? null;
  if (lastTime === null) return shifts;
  const last = minuteOfWorkDay(venue, lastTime);
  return shifts.flatMap(({ shift, slots }) => {
    const [first, ...rest] = slots.filter(({ time }) => minuteOfWorkDay(venue, time) <= last);
    return first ? [{ shift, slots: [first, ...rest] as const }] : [];
  });
}

/** The slots at one time of a work day: none if no shift takes bookings then, several if shifts overlap. */
export function slotsAt(shifts: readonly ServiceShift[], time: WallTime): ServiceSlot[] {
  return shifts.flatMap(({ slots }) => slots.filter((slot) => slot.time === time));
}

function shiftsOn(venue: Venue, workDay: WallDate): Shift[] {
  const exception = venue.exceptions.find(({ date }) => date === workDay);
  const weekday = weekdayOf(workDay);
  const startOf = (shift: Shift) => minuteOfWorkDay(venue, shift.firstBookingTime);
  return venue.shifts
    .filter(({ id, weekdays }) =>
      exception ? exception.shiftIds.includes(id) : weekdays.includes(weekday),
    )
    .sort((a, b) => startOf(a) - startOf(b));
}

function slotsOf(venue: Venue, workDay: WallDate, shift: Shift): ServiceSlot[] {
  const first = minuteOfWorkDay(venue, shift.firstBookingTime);
  const last = minuteOfWorkDay(venue, shift.lastBookingTime);
  const slots: ServiceSlot[] = [];
  const instantAt = instantsBetween(venue, workDay, first, last);
  for (let minute = first; minute <= last; minute += shift.stepMinutes) {
    const startAt = instantAt(minute);
    if (startAt !== null) slots.push({ shift, time: timeOfMinute(minute), startAt });
  }
  return slots;
}

/**
 * Maps minutes of a work day to instants. A time zone lookup costs far more than an addition, so it
 * runs for every slot only if the two ends show that the clocks changed in between.
 */
function instantsBetween(
  venue: Venue,
  workDay: WallDate,
  first: number,
  last: number,
): (minute: number) => Instant | null {
  const lookUp = (minute: number) => instantOnWorkDay(venue, workDay, timeOfMinute(minute));
  const firstAt = lookUp(first);
  const lastAt = lookUp(last);
  if (firstAt === null || lastAt === null || lastAt - firstAt !== (last - first) * MS_PER_MINUTE) {
    return lookUp;
  }
  return (minute) => firstAt + (minute - first) * MS_PER_MINUTE;
}
