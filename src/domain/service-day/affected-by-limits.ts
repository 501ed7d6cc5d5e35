import type { ServiceDay } from '../availability/availability.ts';
import { criteriaOfBooking } from '../availability/criteria-of-booking.ts';
import { evaluateForStaff } from '../availability/evaluate-for-staff.ts';
import { coversOf } from '../availability/party.ts';
import { seatingPlanOf } from '../availability/seating/day-plan.ts';
import { seat } from '../availability/seating/seat.ts';
import { serviceShifts } from '../availability/service-slots.ts';
import type { Booking } from '../booking.ts';
import { type Instant, MS_PER_MINUTE, minuteOfWorkDay, wallOf } from '../venue-time.ts';
import type { AffectedBooking } from './affected-booking.ts';

/**
 * The bookings to come that do not fit the limits of their day, in the order of their times, each with where or when
 * the engine has room for it.
 * @param day with the limits
 * @param bookings those of the work day
 */
export function affectedByLimits(day: ServiceDay, bookings: readonly Booking[]): AffectedBooking[] {
  const coming = bookings.filter(
    ({ status, bookingAt }) => status === 'CONFIRMED' && bookingAt >= day.now,
  );
  const overPace = bookingsOverPace(day, bookings);
  return coming
    .toSorted((a, b) => a.bookingAt - b.bookingAt || (a.uuid < b.uuid ? -1 : 1))
    .flatMap((booking) => {
      const reason = reasonOf(day, booking, overPace);
      if (!reason) return [];
      const otherTableIds = reason === 'AREA_CLOSED' ? findOtherTables(day, booking) : null;
      const otherStartAt = otherTableIds ? null : findOtherTime(day, booking);
      return [{ booking, reason, otherTableIds, otherStartAt, isMoved: false }];
    });
}

function reasonOf(
  { venue, limits }: ServiceDay,
  { uuid, bookingAt, floorPlanAreaId, tableIds }: Booking,
  overPace: ReadonlySet<string>,
): AffectedBooking['reason'] | null {
  if (!limits) return null;
  const { lastBookingTime, closedAreaIds } = limits;
  const minute = (time: string) => minuteOfWorkDay(venue, time);
  const { time } = wallOf(venue.timezone, bookingAt);
  if (lastBookingTime !== null && minute(time) > minute(lastBookingTime)) return 'AFTER_LAST_TIME';
  const areas = tableIds.map((id) => venue.tables.find((table) => table.id === id));
  const isClosed = (areaId: number | null | undefined) =>
    areaId !== null && areaId !== undefined && closedAreaIds.includes(areaId);
  if (areas.some((table) => isClosed(table?.floorPlanAreaId))) return 'AREA_CLOSED';
  if (tableIds.length === 0 && isClosed(floorPlanAreaId)) return 'AREA_CLOSED';
  return overPace.has(uuid) ? 'PACE' : null;
}

const QUARTER_MS = 15 * MS_PER_MINUTE;

/** Those that came last into a quarter hour with more covers than may begin in it. */
function bookingsOverPace(
  { venue, limits }: ServiceDay,
  bookings: readonly Booking[],
): ReadonlySet<string> {
  const limit = limits?.maxCoversPerQuarter ?? null;
  const over = new Set<string>();
  if (limit === null) return over;
  const held = bookings.filter(({ tableIds }) => tableIds.length > 0);
  const quarters = Map.groupBy(held, ({ bookingAt }) => Math.floor(bookingAt / QUARTER_MS));
  for (const inQuarter of quarters.values()) {
    let covers = 0;
    for (const booking of inQuarter.toSorted((a, b) => a.createdAt - b.createdAt)) {
      covers += coversOf(venue, booking);
      if (covers > limit) over.add(booking.uuid);
    }
  }
  return over;
}

/** Tables in an open area; nobody moves for it. */
function findOtherTables(day: ServiceDay, booking: Booking): readonly number[] | null {
  const { uuid, bookingAt: startAt, turnMinutes } = booking;
  const found = seat(seatingPlanOf(day, uuid), {
    startAt,
    endAt: startAt + turnMinutes * MS_PER_MINUTE,
    covers: coversOf(day.venue, booking),
    floorPlanAreaIds: null,
  });
  return found && found.moves.length === 0 ? found.tableIds : null;
}

/** Guests accept a time that is not much later or earlier. */
const MAX_DISTANCE_MS = 180 * MS_PER_MINUTE;

/** The nearest time at which staff could book it without setting a rule aside, but for how soon it is. */
function findOtherTime(day: ServiceDay, booking: Booking): Instant | null {
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
  const choice = { turnMinutes, tableIds: null, excludeBookingUuid: uuid };
  for (const { time, startAt } of slots) {
    const result = evaluateForStaff(day, criteria, time, choice);
    if (result?.broken.every(({ code }) => code === 'TOO_SOON')) return startAt;
  }
  return null;
}
