import type { Availability, Shift, TimeSlot, WorkDayAnswer } from '../contract/availability.ts';
import type { DesiredStatus } from '../domain/booking-status.ts';
import type { WallDate, WallTime } from '../domain/venue-time.ts';

/** A time that leads somewhere: to a table, to the wait list or to a request. */
export interface Offer {
  date: WallDate;
  time: WallTime;
  /** With the venue’s offset. After midnight it is a day later than the work day. */
  startAt: string;
  shiftId: string;
  status: DesiredStatus;
  experienceId: number | null;
  /** The areas it can be had in; none where the venue chooses the table. */
  areaIds: readonly number[];
}

/** A shift of a day, with the times that it offers. */
export interface ShiftOffers {
  id: string;
  name: string;
  hasExperiences: boolean;
  isExperienceRequired: boolean;
  availability: Availability;
  free: readonly Offer[];
  /** Full, or for the venue to confirm: each leads to the wait list or to a request. */
  indirect: readonly Offer[];
}

type JudgedSlot = TimeSlot & { availability: Availability };

/** One entry per time, whatever the number of areas that can serve it. */
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
      indirect: offers.filter((offer) => offer.status !== 'CONFIRMED'),
    };
  });
}

function offerOf(date: WallDate, shift: Shift, slots: JudgedSlot[]): Offer | null {
  const ways = slots.map((slot) => ({ slot, status: statusFor(slot.availability) }));
  // A table now is better than a place on a list, in whichever area.
  const status = (['CONFIRMED', 'REQUESTED', 'PENDING_WAIT_LIST_BOOKING'] as const).find((wished) =>
    ways.some((way) => way.status === wished),
  );
  const served = ways.filter((way) => way.status === status).map((way) => way.slot);
  const [first] = served;
  if (!status || !first) return null;
  const areaIds = served.flatMap((slot) => slot.floorPlanAreaId ?? []);
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

/** The status to wish for: the preferred way where the direct one is closed. */
export function statusFor(availability: Availability): DesiredStatus | null {
  if (availability.isAvailable) return 'CONFIRMED';
  const ways = [...availability.fallbackOptions].sort(
    (a, b) => Number(b.isPreferred) - Number(a.isPreferred),
  );
  for (const { action } of ways) {
    if (action === 'REQUEST') return 'REQUESTED';
    if (action === 'JOIN_WAIT_LIST') return 'PENDING_WAIT_LIST_BOOKING';
  }
  return null;
}

/**
 * The free times nearest to a lost one, in the order of the clock: in the same area where there are
 * any, for that was chosen too.
 */
export function nearestOffers(
  shifts: readonly ShiftOffers[],
  lost: { startAt: string; areaId: number | null },
  most = 4,
): Offer[] {
  const wished = Date.parse(lost.startAt);
  const distance = (offer: Offer) => Math.abs(Date.parse(offer.startAt) - wished);
  const others = shifts
    .flatMap((shift) => shift.free)
    .filter((offer) => offer.startAt !== lost.startAt);
  const { areaId } = lost;
  const inArea = others.filter((offer) => areaId !== null && offer.areaIds.includes(areaId));
  return (inArea.length > 0 ? inArea : others)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most)
    .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
}

/** The offer of a time such as `21:00` or `21:00:00`, where the day has it free. */
export function findOffer(shifts: readonly ShiftOffers[], time: string): Offer | null {
  const minute = time.slice(0, 5);
  return shifts.flatMap((shift) => shift.free).find((o) => o.time.startsWith(minute)) ?? null;
}
