import type { Occupancy, ServiceDay } from '../availability/availability.ts';
import { criteriaOfBooking } from '../availability/criteria-of-booking.ts';
import { decide } from '../availability/decide.ts';
import { evaluationContextOf } from '../availability/evaluation-context.ts';
import { coversOf } from '../availability/party.ts';
import { allowedAreas, seatingPlanOf } from '../availability/seating/day-plan.ts';
import { areSameTables, floorOf } from '../availability/seating/floor.ts';
import { seatDirectly } from '../availability/seating/seat.ts';
import { shiftsForStaff, slotsAt } from '../availability/service-slots.ts';
import { findMissingExtra } from '../availability/venue-capacity.ts';
import type { Booking } from '../booking.ts';
import { MS_PER_MINUTE, wallOf } from '../venue-time.ts';
import { offerEndsAt } from './offer-end.ts';
import { byOrder, joinedAtOf } from './place-in-order.ts';
import { placeOf, type TableOffer } from './wait-list-place.ts';

/** An offer to make, and to whom. */
export interface NextOffer {
  booking: Booking;
  offer: TableOffer;
}

/**
 * The offers to make now, in order. Parties are looked at in the order in which they joined: each that can be seated
 * at its time, beside the offers before it, gets one. Of parties that joined at the same time, the one that leaves
 * the fewest seats empty comes first. Nobody moves for an offer.
 * @param waiting the bookings on the wait list of this work day that may be offered a table
 */
export function findOffers(day: ServiceDay, waiting: readonly Booking[]): NextOffer[] {
  const offers: NextOffer[] = [];
  let now = day;
  const parties = waiting.filter((booking) => placeOf(booking)?.state === 'WAITING');
  for (const group of groupsOf(parties)) {
    let left = group;
    for (;;) {
      const next = findBest(now, left);
      if (!next) break;
      offers.push(next);
      now = { ...now, occupancies: [...now.occupancies, occupancyOf(now, next)] };
      left = left.filter((booking) => booking !== next.booking);
    }
  }
  return offers;
}

/** In order, those together that joined at the same time. */
function groupsOf(parties: readonly Booking[]): Booking[][] {
  return [...Map.groupBy(parties.toSorted(byOrder), joinedAtOf).values()];
}

/** The party that leaves the fewest seats empty; null if none can be seated. */
function findBest(day: ServiceDay, parties: readonly Booking[]): NextOffer | null {
  let best: { booking: Booking; tableIds: readonly number[]; waste: number } | null = null;
  for (const booking of parties) {
    const tableIds = findFreeTables(day, booking);
    if (!tableIds) continue;
    const waste = seatsOf(day, tableIds) - coversOf(day.venue, booking);
    if (!best || waste < best.waste) best = { booking, tableIds, waste };
  }
  if (!best) return null;
  const { booking, tableIds } = best;
  return { booking, offer: newOffer(day, booking, tableIds) };
}

/** An offer that is made now. */
export function newOffer(
  { venue, now }: Pick<ServiceDay, 'venue' | 'now'>,
  booking: Booking,
  tableIds: readonly number[],
): TableOffer {
  return { offeredAt: now, endsAt: offerEndsAt(venue, booking, now), tableIds };
}

/**
 * The tables at which a booking could be confirmed now, by every rule that a new booking meets and without moving
 * anybody; null if there are none.
 */
export function findFreeTables(day: ServiceDay, booking: Booking): readonly number[] | null {
  const { venue } = day;
  const { uuid, bookingAt, turnMinutes, highChairs, strollers } = booking;
  const criteria = criteriaOfBooking(venue, booking, 'CONFIRMED');
  const context = evaluationContextOf(day, criteria, uuid);
  const { floorPlanAreaId, experience } = criteria;
  // Staff may have given it another time than the usual one.
  const stay = { startAt: bookingAt, endAt: bookingAt + turnMinutes * MS_PER_MINUTE };
  const addOns = [...criteria.addOns, ...(experience?.addOns ?? [])];
  const { time } = wallOf(venue.timezone, bookingAt);
  for (const slot of slotsAt(shiftsForStaff(day), time)) {
    if (slot.startAt !== bookingAt) continue;
    const choice = { floorPlanAreaId, experience };
    const { code, tableIds } = decide(context, slot, choice, 'CONFIRMED', (plan, request) =>
      seatDirectly(plan, { ...request, ...stay }),
    );
    const isMissing = findMissingExtra(day, { addOns, highChairs, strollers }, stay, uuid) !== null;
    if (code === 'AVAILABLE' && tableIds && !isMissing) return tableIds;
  }
  return null;
}

/**
 * The tables that are free for a booking at its time without moving anybody, whatever else guests have to keep to;
 * undefined if there are none.
 */
export function findTablesByHand(day: ServiceDay, booking: Booking): readonly number[] | undefined {
  const { venue } = day;
  const { uuid, bookingAt, turnMinutes, floorPlanAreaId } = booking;
  const experience = venue.experiences.find(({ id }) => id === booking.experience?.experienceId);
  return seatDirectly(seatingPlanOf(day, uuid), {
    startAt: bookingAt,
    endAt: bookingAt + turnMinutes * MS_PER_MINUTE,
    covers: coversOf(venue, booking),
    floorPlanAreaIds: allowedAreas(floorPlanAreaId, experience),
  })?.tableIds;
}

function seatsOf({ venue }: ServiceDay, tableIds: readonly number[]): number {
  const option = floorOf(venue).options.find((each) => areSameTables(each.tableIds, tableIds));
  return option?.maxCovers ?? 0;
}

/** What an offer occupies until it ends. */
function occupancyOf({ venue }: ServiceDay, { booking, offer }: NextOffer): Occupancy {
  const { uuid, bookingAt, turnMinutes, floorPlanAreaId, highChairs, strollers } = booking;
  return {
    bookingUuid: uuid,
    startAt: bookingAt,
    endAt: bookingAt + turnMinutes * MS_PER_MINUTE,
    status: 'CONFIRMED',
    covers: coversOf(venue, booking),
    floorPlanAreaId,
    tableIds: offer.tableIds,
    hasFixedTables: true,
    highChairs,
    strollers,
    addOns: booking.addOns.map(({ addOnId, quantity }) => ({ addOnId, quantity })),
    experienceId: booking.experience?.experienceId ?? null,
    isExemptFromPace: booking.isExemptFromPace,
    hold: { kind: 'OFFER', until: offer.endsAt },
  };
}
