import type { AvailabilityBody, ShiftBody, TimeSlot } from '../../contract/availability.ts';
import type { WorkDayAnswer } from '../../contract/partner/check-work-day.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';

/** A time that the diner can choose: for a table, the wait list or a request. */
export interface BookableTime {
  /** The work day. */
  date: WallDate;
  time: WallTime;
  /** With the venue’s offset. After midnight its date is the day after the work day. */
  startAt: string;
  shiftId: string;
  status: DesiredStatus;
  experienceId: number | null;
  /** The areas that have the time; empty if the venue assigns the table. */
  areaIds: readonly number[];
}

/** A shift of a day, with the times that can be chosen. */
export interface ShiftWithTimes {
  id: string;
  name: string;
  hasExperiences: boolean;
  isExperienceRequired: boolean;
  availability: AvailabilityBody;
  free: readonly BookableTime[];
  /** Those that went while they were on screen. */
  gone: readonly BookableTime[];
  /** Offers for the wait list or a request. */
  waitListOrRequest: readonly BookableTime[];
}

type CheckedSlot = TimeSlot & { availability: AvailabilityBody };

/** The shifts of a day. The slots of a time in several areas become one bookable time. */
export function shiftsWithTimes(day: WorkDayAnswer): ShiftWithTimes[] {
  return day.shifts.map((shift) => {
    const times = [...Map.groupBy(shift.timeSlots, (slot) => slot.startAt).values()].flatMap(
      (slots) => bookableTimeOf(day.workDay.date, shift, slots) ?? [],
    );
    return {
      id: shift.type.id,
      name: shift.type.name,
      hasExperiences: shift.hasExperiences,
      isExperienceRequired: shift.isExperienceRequired,
      availability: shift.availability,
      free: times.filter((bookableTime) => bookableTime.status === 'CONFIRMED'),
      gone: [],
      waitListOrRequest: times.filter((bookableTime) => bookableTime.status !== 'CONFIRMED'),
    };
  });
}

/** The shifts as they are now, with the times that were free before and no longer are. */
export function withGoneTimes(
  before: readonly ShiftWithTimes[],
  now: readonly ShiftWithTimes[],
): ShiftWithTimes[] {
  return now.map((shift) => {
    const shown = before.find(({ id }) => id === shift.id);
    const gone = [...(shown?.free ?? []), ...(shown?.gone ?? [])].filter(
      ({ startAt }) => !shift.free.some((each) => each.startAt === startAt),
    );
    return { ...shift, gone };
  });
}

function bookableTimeOf(
  date: WallDate,
  shift: ShiftBody,
  slots: CheckedSlot[],
): BookableTime | null {
  const options = slots.map((slot) => ({ slot, status: statusFor(slot.availability) }));
  // Each area has a status of its own. The best one counts: a table, then a request, then the wait list.
  const status = (['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const).find((best) =>
    options.some((option) => option.status === best),
  );
  const bestSlots = options.filter((option) => option.status === status).map(({ slot }) => slot);
  const [first] = bestSlots;
  if (!status || !first) return null;
  const areaIds = bestSlots.flatMap((slot) => slot.floorPlanAreaId ?? []);
  return {
    date,
    time: first.startAt.slice(11, 19),
    startAt: first.startAt,
    shiftId: shift.type.id,
    status,
    experienceId: first.experienceId,
    areaIds: [...new Set(areaIds)],
  };
}

/**
 * The status to book with: confirmed, or else a request or the wait list, whichever is preferred. Null if
 * neither is possible.
 */
export function statusFor(availability: AvailabilityBody): DesiredStatus | null {
  if (availability.isAvailable) return 'CONFIRMED';
  const options = [...availability.fallbackOptions].sort(
    (a, b) => Number(b.isPreferred) - Number(a.isPreferred),
  );
  for (const { action } of options) {
    if (action === 'REQUEST') return 'REQUESTED';
    if (action === 'JOIN_WAIT_LIST') return 'PENDING_WAIT_LIST_BOOKING';
  }
  return null;
}

/** The free times nearest to a lost one, in chronological order; in its area if there are any. */
export function nearestTimes(
  shifts: readonly ShiftWithTimes[],
  lost: { startAt: string; areaId: number | null },
  max = 4,
): BookableTime[] {
  const lostAt = Date.parse(lost.startAt);
  const distance = (bookableTime: BookableTime) =>
    Math.abs(Date.parse(bookableTime.startAt) - lostAt);
  const others = shifts
    .flatMap((shift) => shift.free)
    .filter((bookableTime) => bookableTime.startAt !== lost.startAt);
  const { areaId } = lost;
  const inArea = others.filter(
    (bookableTime) => areaId !== null && bookableTime.areaIds.includes(areaId),
  );
  return (inArea.length > 0 ? inArea : others)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, max)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}

/** The free time at a wall-clock time such as `21:00` or `21:00:00`. */
export function findFreeTime(shifts: readonly ShiftWithTimes[], time: string): BookableTime | null {
  const minute = time.slice(0, 5);
  return shifts.flatMap((shift) => shift.free).find((each) => each.time.startsWith(minute)) ?? null;
}
