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

/** A time at which a shift takes bookings, on one work day. */
export interface ServiceSlot {
  shift: Shift;
  time: WallTime;
  startAt: Instant;
}

/** A shift as it is held on one work day; it has at least one slot. */
export interface ServiceShift {
  shift: Shift;
  slots: readonly [ServiceSlot, ...ServiceSlot[]];
}

/** The day that was last asked about: all that judges a day asks for its shifts, one after another. */
const lastAsked = new WeakMap<Venue, { workDay: WallDate; shifts: readonly ServiceShift[] }>();

/**
 * The shifts of a work day with their slots, in the order of the evening. An exception for the date
 * replaces the weekday's shifts; a shift whose every time the clocks skip is not held.
 */
export function serviceShifts(venue: Venue, workDay: WallDate): readonly ServiceShift[] {
  let asked = lastAsked.get(venue);
  if (asked?.workDay !== workDay) {
    const shifts = shiftsOn(venue, workDay).flatMap((shift) => {
      const [first, ...rest] = slotsOf(venue, workDay, shift);
      return first ? [{ shift, slots: [first, ...rest] as const }] : [];
    });
    asked = { workDay, shifts };
    lastAsked.set(venue, asked);
  }
  return asked.shifts;
}

/** The slots at one time of a work day: none where it is closed, several where shifts overlap. */
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
 * Reads instants between two minutes of a work day. Asking the time zone costs far more than an
 * addition, so it is asked for every minute only where the two ends say that the clocks changed.
 */
function instantsBetween(
  venue: Venue,
  workDay: WallDate,
  first: number,
  last: number,
): (minute: number) => Instant | null {
  const ask = (minute: number) => instantOnWorkDay(venue, workDay, timeOfMinute(minute));
  const firstAt = ask(first);
  const lastAt = ask(last);
  if (firstAt === null || lastAt === null || lastAt - firstAt !== (last - first) * MS_PER_MINUTE) {
    return ask;
  }
  return (minute) => firstAt + (minute - first) * MS_PER_MINUTE;
}
