import type {
  AvailabilityBody,
  ShiftBody,
  TimeSlot,
  WorkDayAnswer,
} from '../../contract/availability.ts';
import type { DesiredStatus } from '../../domain/booking-status.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';

/** A time that the diner can choose: for a table, the wait list or a request. */
export interface Offer {
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

/** A shift of a day with its offers. */
export interface ShiftOffers {
  id: string;
  name: string;
  hasExperiences: boolean;
  isExperienceRequired: boolean;
  availability: AvailabilityBody;
  free: readonly Offer[];
  /** Offers for the wait list or a request. */
  waitListOrRequest: readonly Offer[];
}

type CheckedSlot = TimeSlot & { availability: AvailabilityBody };

/** Merges the slots of a time in several areas into one offer. */
export function offersOf(day: WorkDayAnswer): ShiftOffers[] {
  return day.shifts.map((shift) => {
    const offers = [...Map.groupBy(shift.timeSlots, (slot) => slot.startAt).values()].flatMap(
      (slots) => offerOf(day.workDay.date, shift, slots) ?? [],
    );
    return {
      id: shift.type.id,
      name: shift.type.name,
      hasExperiences: shift.hasExperiences,
      isExperienceRequired: shift.isExperienceRequired,
      availability: shift.availability,
      free: offers.filter((offer) => offer.status === 'CONFIRMED'),
      waitListOrRequest: offers.filter((offer) => offer.status !== 'CONFIRMED'),
    };
  });
}

function offerOf(date: WallDate, shift: ShiftBody, slots: CheckedSlot[]): Offer | null {
  const options = slots.map((slot) => ({ slot, status: statusFor(slot.availability) }));
  // A table in any area is better than a place on the wait list.
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

/** The status to book with: confirmed, or else the preferred fallback. Null if there is none. */
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
export function nearestOffers(
  shifts: readonly ShiftOffers[],
  lost: { startAt: string; areaId: number | null },
  max = 4,
): Offer[] {
  const lostAt = Date.parse(lost.startAt);
  const distance = (offer: Offer) => Math.abs(Date.parse(offer.startAt) - lostAt);
  const others = shifts
    .flatMap((shift) => shift.free)
    .filter((offer) => offer.startAt !== lost.startAt);
  const { areaId } = lost;
  const inArea = others.filter((offer) => areaId !== null && offer.areaIds.includes(areaId));
  return (inArea.length > 0 ? inArea : others)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, max)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}

/** The free offer at a time such as `21:00` or `21:00:00`. */
export function findOffer(shifts: readonly ShiftOffers[], time: string): Offer | null {
  const minute = time.slice(0, 5);
  return shifts.flatMap((shift) => shift.free).find((o) => o.time.startsWith(minute)) ?? null;
}
