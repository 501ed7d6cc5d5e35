import type { ServiceDay } from '../availability/availability.ts';
import { criteriaOfBooking } from '../availability/criteria-of-booking.ts';
import { evaluateForStaff } from '../availability/evaluate-for-staff.ts';
import { countsForPace } from '../availability/evaluation-context.ts';
import { coversOf } from '../availability/party.ts';
import { seatingPlanOf } from '../availability/seating/day-plan.ts';
import { seatDirectly } from '../availability/seating/seat.ts';
import { serviceShifts } from '../availability/service-slots.ts';
import type { Steps } from '../availability/steps.ts';
import { quarterOf } from '../availability/venue-capacity.ts';
import type { Booking } from '../booking.ts';
import { groupOf } from '../booking-status.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import { isOffered, isOnWaitList, offerOf } from '../wait-list/wait-list-place.ts';
import type { AffectedBooking, AffectedReason } from './affected-booking.ts';
import { isAfterLastTime } from './limit-rules.ts';

/** An upcoming booking or request that does not fit the limits of its day. */
export interface Misfit {
  booking: Booking;
  reason: AffectedReason;
  /** Whether it is an offer, which ends because of the limits and needs no alternative. */
  isOffer: boolean;
}

/**
 * The upcoming bookings and requests that do not fit the limits of their day, by time, including the offers that end because
 * of them.
 * @param day with the limits
 * @param bookings those of the work day
 * @param before the limits until now: an offer that staff made against them stands
 */
export function listMisfits(
  day: ServiceDay,
  bookings: readonly Booking[],
  before: ServiceDay['limits'],
): Misfit[] {
  const reasonOf = limitReasons(day, bookings);
  const reasonBefore = limitReasons({ ...day, limits: before }, bookings);
  return bookings
    .filter((booking) => booking.bookingAt >= day.now && mayCome(booking, day.now))
    .toSorted((a, b) => a.bookingAt - b.bookingAt || (a.uuid < b.uuid ? -1 : 1))
    .flatMap((booking) => {
      const reason = reasonOf(booking);
      if (!reason) return [];
      const isOffer = isOffered(booking, day.now);
      return isOffer && reasonBefore(booking) ? [] : [{ booking, reason, isOffer }];
    });
}

/** The tables or times that are free for each of them. For a closed area, this can take thousands of searches. */
export function* affectedInSteps(
  day: ServiceDay,
  misfits: readonly Misfit[],
): Steps<AffectedBooking[]> {
  const affected: AffectedBooking[] = [];
  for (const { booking, reason, isOffer } of misfits) {
    const otherTableIds =
      reason === 'AREA_CLOSED' && !isOffer ? findOtherTables(day, booking) : null;
    const otherStartAt = otherTableIds || isOffer ? null : yield* findOtherTime(day, booking);
    affected.push({ booking, reason, otherTableIds, otherStartAt, isMoved: false });
  }
  return affected;
}

/** Whether it has tables, asks for some, or is offered some. A party that only waits is offered none against limits. */
function mayCome(booking: Booking, now: Instant): boolean {
  const { status } = booking;
  if (isOnWaitList(booking)) return isOffered(booking, now);
  return status === 'CONFIRMED' || groupOf(status) === 'awaiting';
}

/** Tables in an open area; nobody moves for it. */
function findOtherTables(day: ServiceDay, booking: Booking): readonly number[] | null {
  const { uuid, bookingAt: startAt, turnMinutes } = booking;
  const found = seatDirectly(seatingPlanOf(day, uuid), {
    startAt,
    endAt: startAt + turnMinutes * MS_PER_MINUTE,
    covers: coversOf(day.venue, booking),
    floorPlanAreaIds: null,
  });
  return found?.tableIds ?? null;
}

/** Guests accept a time that is not much later or earlier. */
const MAX_DISTANCE_MS = 180 * MS_PER_MINUTE;

/** The nearest time at which staff could book it without setting a rule aside, but for how soon it is. */
function* findOtherTime(day: ServiceDay, booking: Booking): Steps<Instant | null> {
  const { venue, workDay, now } = day;
  const { uuid, bookingAt, turnMinutes } = booking;
  const closed = day.limits?.closedAreaIds ?? [];
  const areaId = booking.floorPlanAreaId;
  const floorPlanAreaId = areaId !== null && closed.includes(areaId) ? null : areaId;
  const criteria = criteriaOfBooking(venue, { ...booking, floorPlanAreaId }, 'CONFIRMED');
  const distance = (at: Instant) => Math.abs(at - bookingAt);
  const slots = serviceShifts(venue, workDay)
    .flatMap((shift) => shift.slots)
    .filter(({ startAt }) => startAt !== bookingAt && startAt >= now)
    .filter(({ startAt }) => distance(startAt) <= MAX_DISTANCE_MS)
    .sort((a, b) => distance(a.startAt) - distance(b.startAt));
  const choice = { turnMinutes, tableIds: null, excludeBookingUuid: uuid, keepsFrozen: true };
  for (const { time, startAt } of slots) {
    const result = evaluateForStaff(day, criteria, time, choice);
    yield;
    if (result?.broken.every(({ code }) => code === 'TOO_SOON')) return startAt;
  }
  return null;
}

/**
 * Tells for the bookings of a day why they do not fit its limits; null for one that does. Of a booking with an offer,
 * the offer is judged.
 * @param bookings all of the day
 */
function limitReasons(
  day: ServiceDay,
  bookings: readonly Booking[],
): (booking: Booking) => AffectedReason | null {
  const overPace = bookingsOverPace(day, bookings);
  return (booking) => {
    if (!day.limits) return null;
    if (isAfterLastTime(day, booking.bookingAt)) return 'AFTER_LAST_TIME';
    if (isInClosedArea(day, booking)) return 'AREA_CLOSED';
    if (overPace.has(booking.uuid)) return 'PACE';
    return day.limits.isOnlinePaused && isOffered(booking, day.now) ? 'PAUSED' : null;
  };
}

/** Whether one of its tables is in a closed area; of a booking without tables, whether the area that it chose is. */
function isInClosedArea({ venue, limits }: ServiceDay, booking: Booking): boolean {
  const tableIds = offerOf(booking)?.tableIds ?? booking.tableIds;
  const areaIds =
    tableIds.length === 0
      ? [booking.floorPlanAreaId]
      : tableIds.map((id) => venue.tables.find((table) => table.id === id)?.floorPlanAreaId);
  return areaIds.some((id) => limits?.closedAreaIds.includes(id ?? Number.NaN));
}

/** Those that came last into a quarter hour with more covers than may begin in it, counted as for a new booking. */
function bookingsOverPace(
  { limits, occupancies }: ServiceDay,
  bookings: readonly Booking[],
): ReadonlySet<string> {
  const limit = limits?.maxCoversPerQuarter ?? null;
  const over = new Set<string>();
  if (limit === null) return over;
  const cameAt = new Map(
    bookings.map((booking) => [booking.uuid, offerOf(booking)?.offeredAt ?? booking.createdAt]),
  );
  // Bookings of the days around, which are none of this day's, count as earlier.
  const counted = occupancies
    .filter(countsForPace)
    .map((each) => ({ ...each, cameAt: cameAt.get(each.bookingUuid) ?? 0 }))
    .sort((a, b) => a.cameAt - b.cameAt);
  for (const inQuarter of Map.groupBy(counted, ({ startAt }) => quarterOf(startAt)).values()) {
    let sum = 0;
    for (const { bookingUuid, covers } of inQuarter) {
      sum += covers;
      if (sum > limit) over.add(bookingUuid);
    }
  }
  return over;
}
