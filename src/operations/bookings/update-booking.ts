import type { UpdateBookingRequest } from '../../contract/booking.ts';
import type { BookingCriteria, SlotResult } from '../../domain/availability/availability.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { ticketsFor } from '../../domain/availability/experience-offer.ts';
import { areTablesFree } from '../../domain/availability/occupancy-by-table.ts';
import { coversOf, turnMinutesOf } from '../../domain/availability/party.ts';
import { unavailableRefusal } from '../../domain/availability/refuse-unavailable.ts';
import { candidatesFor } from '../../domain/availability/seating-candidates.ts';
import type { Booking } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { policyAfterChange, policyAt } from '../../domain/cancellation-policy.ts';
import { localize } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { MS_PER_MINUTE, type WallTime, wallOf } from '../../domain/venue-time.ts';
import { updateBooking as writeBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { requireCodesOn } from '../availability/codes.ts';
import { requireArea } from '../availability/require-area.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { type Principal, permit } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { newPolicyFor } from './booking-policy.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { signingUrl } from './manage-token.ts';
import { outdated, requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireOpenToChange } from './require-open-to-change.ts';
import { moveToMakeRoom } from './table-moves.ts';
import { refuseTakenTables } from './taken-tables.ts';

/**
 * PUT /bookings/{bookingUuid}: absent is unchanged, null clears. Whatever touches the table, that
 * is day, time, party, area, high chairs or strollers, is judged as a new booking would be.
 * @throws Refusal see the endpoint's problems
 */
export function updateBooking(
  context: AppContext,
  principal: Principal,
  uuid: string,
  request: UpdateBookingRequest,
  ifMatch: string | null,
): Promise<BookingView> {
  permit(principal, 'bookings:update');
  return refuseTakenTables(
    context.store.write(async (db) => {
      const venue = await requireVenue(context, db, principal.accountId);
      requireBookingUpdates(principal, venue);
      const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
      requireOpenToChange(booking);
      const now = context.now();
      const changed: Booking = {
        ...booking,
        ...told(booking, request),
        ...(await seatedAnew(context, db, venue, booking, request)),
        updatedAt: now,
        version: booking.version + 1,
      };
      if (!(await writeBooking(db, changed))) throw outdated();
      const view = await viewBooking(context, db, principal, venue, changed);
      return { ...view, redirectUrl: await newlyToSign(context, db, principal, booking, changed) };
    }),
  );
}

/** Where to sign what this change gave rise to; who manages the booking by its link is there. */
async function newlyToSign(
  context: AppContext,
  db: Db,
  principal: Principal,
  before: Booking,
  after: Booking,
): Promise<string | null> {
  const policy = before.cancellationPolicy;
  const waited = policy && policyAt(policy, context.now()).status === 'PENDING_SIGNATURE';
  if (waited || principal.managedBookingUuid !== null) return null;
  return signingUrl(context, db, after);
}

/** What the guest tells the house, which no table depends on. */
function told(booking: Booking, request: UpdateBookingRequest): Partial<Booking> {
  const kept = <T>(sent: T | undefined, before: T): T => (sent === undefined ? before : sent);
  return {
    customerSpecialRequests: kept(request.customerSpecialRequests, booking.customerSpecialRequests),
    hasAllergies: kept(request.hasAllergies, booking.hasAllergies),
    allergiesDescription: kept(request.allergiesDescription, booking.allergiesDescription),
    specialOccasion: kept(request.specialOccasion, booking.specialOccasion),
    needsAccessibleSeating: kept(request.needsAccessibleSeating, booking.needsAccessibleSeating),
    hotelRoom: kept(request.hotelRoom, booking.hotelRoom),
  };
}

/** Day, time, party and the rest of what a table depends on, with the tables found for it. */
async function seatedAnew(
  context: AppContext,
  db: Db,
  venue: Venue,
  booking: Booking,
  request: UpdateBookingRequest,
): Promise<Partial<Booking>> {
  const time = wallOf(venue.timezone, booking.bookingAt).time;
  const wished = {
    date: request.date ?? booking.workDay,
    time: request.time ?? time,
    pax: request.pax ?? booking.pax,
    paxChildren: request.paxChildren ?? booking.paxChildren,
    floorPlanAreaId:
      request.floorPlanAreaId === undefined ? booking.floorPlanAreaId : request.floorPlanAreaId,
    highChairs: request.highChairs ?? booking.highChairs,
    strollers: request.strollers ?? booking.strollers,
  };
  if (isSame(booking, time, wished)) return {};
  if (booking.status === 'WAIT_LIST_WALK_IN') return queuedAnew(venue, booking, wished);

  requireArea(venue, wished.date, wished.time, wished.floorPlanAreaId);
  const criteria = criteriaOf(venue, booking, wished);
  const day = await readServiceDay(context, db, venue, wished.date);
  const result = evaluateSlot(day, criteria, wished.time, { excludeBookingUuid: booking.uuid });
  if (result.availability.code !== 'AVAILABLE') {
    throw unavailableRefusal({ day, criteria, result, changedBookingUuid: booking.uuid });
  }
  if (wished.date !== booking.workDay) requireCodesOn(venue, booking, wished.date);
  const { shift, startAt, floorPlanArea, turnMinutes, seating } = result;
  if (!shift || startAt === null) throw new Error('an available slot has a shift and a time');

  const canStay =
    seating !== null && tablesStillSuit(venue, day.occupancies, booking, criteria, result);
  if (seating && !canStay) {
    if (booking.hasFixedTables) {
      throw new Refusal(
        'NO_AVAILABLE_SLOT',
        'The venue fixed the tables of this booking, and they are not free then. Call the venue.',
      );
    }
    await moveToMakeRoom(context, db, venue.accountId, seating.moves);
  }
  return {
    workDay: wished.date,
    bookingAt: startAt,
    turnMinutes,
    pax: wished.pax,
    paxChildren: wished.paxChildren,
    highChairs: wished.highChairs,
    strollers: wished.strollers,
    shiftId: shift.id,
    shiftName: localize(shift.name, venue.language),
    floorPlanAreaId: floorPlanArea?.id ?? null,
    floorPlanAreaName: floorPlanArea ? localize(floorPlanArea.name, venue.language) : null,
    experience:
      booking.experience && criteria.experience
        ? { ...booking.experience, tickets: criteria.experience.tickets }
        : booking.experience,
    cancellationPolicy: policyAfterChange(
      booking.cancellationPolicy,
      newPolicyFor(context, venue, {
        pax: wished.pax,
        paxChildren: wished.paxChildren,
        bookingAt: startAt,
        shiftId: shift.id,
        experienceId: booking.experience?.experienceId ?? null,
      }),
      day.now,
    ),
    isTimeLimited: result.isTimeLimited,
    tableIds: canStay ? booking.tableIds : (seating?.tableIds ?? []),
  };
}

/** Who waits at the door holds no table and has no time of their own: only the party changes. */
function queuedAnew(venue: Venue, booking: Booking, wished: Wished): Partial<Booking> {
  const { pax, paxChildren, highChairs, strollers } = wished;
  const shift = venue.shifts.find(({ id }) => id === booking.shiftId) ?? null;
  const turnMinutes = turnMinutesOf(venue, shift, null, coversOf(venue, wished));
  return { pax, paxChildren, highChairs, strollers, turnMinutes };
}

type Wished = Pick<
  Booking,
  'pax' | 'paxChildren' | 'floorPlanAreaId' | 'highChairs' | 'strollers'
> & { date: string; time: WallTime };

function isSame(booking: Booking, time: WallTime, wished: Wished): boolean {
  return (
    wished.date === booking.workDay &&
    wished.time === time &&
    wished.pax === booking.pax &&
    wished.paxChildren === booking.paxChildren &&
    wished.floorPlanAreaId === booking.floorPlanAreaId &&
    wished.highChairs === booking.highChairs &&
    wished.strollers === booking.strollers
  );
}

/** The booking as a wish: its add-ons and experience go with it, tickets by the new party's size. */
function criteriaOf(venue: Venue, booking: Booking, wished: Wished): BookingCriteria {
  const { experience: booked } = booking;
  const experience = venue.experiences.find(({ id }) => id === booked?.experienceId);
  const group = venue.addOnGroups.find(({ id }) => id === experience?.addOnGroupId);
  const isOfExperience = (addOnId: number) => group?.addOns.some(({ id }) => id === addOnId);
  const addOns = booking.addOns.map(({ addOnId, quantity }) => ({ id: addOnId, quantity }));
  return {
    status: groupOf(booking.status) === 'awaiting' ? 'REQUESTED' : 'CONFIRMED',
    pax: wished.pax,
    paxChildren: wished.paxChildren,
    floorPlanAreaId: wished.floorPlanAreaId,
    experience: booked && {
      id: booked.experienceId,
      tickets: experience?.automaticTicketQuantity
        ? ticketsFor(experience, coversOf(venue, wished))
        : booked.tickets,
      addOns: addOns.filter(({ id }) => isOfExperience(id)),
    },
    addOns: addOns.filter(({ id }) => !isOfExperience(id)),
    highChairs: wished.highChairs,
    strollers: wished.strollers,
  };
}

/** Guests keep their tables where these are free then, and as right for the party as any. */
function tablesStillSuit(
  venue: Venue,
  occupancies: Parameters<typeof areTablesFree>[0],
  booking: Booking,
  criteria: BookingCriteria,
  { startAt, turnMinutes, floorPlanArea }: SlotResult,
): boolean {
  if (startAt === null || booking.tableIds.length === 0) return false;
  const own = [...booking.tableIds].sort((a, b) => a - b).join();
  const fits = candidatesFor(venue, coversOf(venue, criteria)).some(
    ({ tableIds, floorPlanAreaId }) =>
      [...tableIds].sort((a, b) => a - b).join() === own &&
      (floorPlanArea === null || floorPlanAreaId === floorPlanArea.id),
  );
  const endAt = startAt + turnMinutes * MS_PER_MINUTE;
  return fits && areTablesFree(occupancies, booking.tableIds, startAt, endAt, booking.uuid);
}
