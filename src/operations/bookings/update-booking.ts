import type { UpdateBookingRequest } from '../../contract/requests/update-booking.ts';
import type {
  BookingCriteria,
  ServiceDay,
  SlotResult,
} from '../../domain/availability/availability.ts';
import { evaluateSlot } from '../../domain/availability/evaluate-slot.ts';
import { ticketsFor } from '../../domain/availability/experience-offer.ts';
import { coversOf, turnMinutesOf } from '../../domain/availability/party.ts';
import { unavailableRefusal } from '../../domain/availability/refuse-unavailable.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { policyAfterChange, policyAt } from '../../domain/cancellation-policy.ts';
import { localize } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { MS_PER_MINUTE, type WallTime, wallOf } from '../../domain/venue-time.ts';
import { updateBooking as writeBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { requirePromoCodesOn } from '../availability/promo-codes.ts';
import { requireAreaChoice } from '../availability/require-area-choice.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { newPolicyFor } from './booking-policy.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { issuePolicySigningUrl } from './manage-token.ts';
import { bookingOutdatedError, requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireOpenToChange } from './require-open-to-change.ts';
import { applyTableMoves } from './table-moves.ts';
import { refuseIfTableTaken } from './taken-tables.ts';

/**
 * PUT /bookings/{bookingUuid}: an omitted field is unchanged, null clears it. A change of day, time,
 * party, area, high chairs or strollers is evaluated like a new booking.
 * @throws Refusal see the endpoint's problems
 */
export function updateBooking(
  context: AppContext,
  principal: Principal,
  uuid: string,
  request: UpdateBookingRequest,
  ifMatch: string | null,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  return refuseIfTableTaken(
    context.store.write(principal.accountId, async (db) => {
      const venue = await requireVenue(context, db, principal.accountId);
      requireBookingUpdates(principal, venue);
      const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
      requireOpenToChange(booking);
      const now = context.now();
      const changes = {
        ...guestNoteChanges(booking, request),
        ...(await seatingChanges(context, db, venue, booking, request)),
      };
      const changed = nextVersion(booking, changes, now);
      if (!(await writeBooking(db, venue, changed))) throw bookingOutdatedError();
      const view = await viewBooking(context, db, principal, venue, changed);
      return {
        ...view,
        redirectUrl: await newSigningUrl(context, db, principal, booking, changed),
      };
    }),
  );
}

/** The signing page if this change added a policy; null for callers on the manage page, where the policy is shown. */
async function newSigningUrl(
  context: AppContext,
  db: Db,
  principal: Principal,
  before: Booking,
  after: Booking,
): Promise<string | null> {
  const policy = before.cancellationPolicy;
  const wasPending = policy && policyAt(policy, context.now()).status === 'PENDING_SIGNATURE';
  if (wasPending || principal.managedBookingUuid !== null) return null;
  return issuePolicySigningUrl(context, db, after);
}

/** The changed guest notes, which do not affect the tables. */
function guestNoteChanges(booking: Booking, request: UpdateBookingRequest): Partial<Booking> {
  const orCurrent = <T>(sent: T | undefined, before: T): T => (sent === undefined ? before : sent);
  return {
    customerSpecialRequests: orCurrent(
      request.customerSpecialRequests,
      booking.customerSpecialRequests,
    ),
    hasAllergies: orCurrent(request.hasAllergies, booking.hasAllergies),
    allergiesDescription: orCurrent(request.allergiesDescription, booking.allergiesDescription),
    specialOccasion: orCurrent(request.specialOccasion, booking.specialOccasion),
    needsAccessibleSeating: orCurrent(
      request.needsAccessibleSeating,
      booking.needsAccessibleSeating,
    ),
    hotelRoom: orCurrent(request.hotelRoom, booking.hotelRoom),
  };
}

/** Day, time, party and everything else that affects the tables, with the tables themselves. */
async function seatingChanges(
  context: AppContext,
  db: Db,
  venue: Venue,
  booking: Booking,
  request: UpdateBookingRequest,
): Promise<Partial<Booking>> {
  const time = wallOf(venue.timezone, booking.bookingAt).time;
  const target = {
    date: request.date ?? booking.workDay,
    time: request.time ?? time,
    pax: request.pax ?? booking.pax,
    paxChildren: request.paxChildren ?? booking.paxChildren,
    floorPlanAreaId:
      request.floorPlanAreaId === undefined ? booking.floorPlanAreaId : request.floorPlanAreaId,
    highChairs: request.highChairs ?? booking.highChairs,
    strollers: request.strollers ?? booking.strollers,
  };
  if (isSame(booking, time, target)) return {};
  if (booking.status === 'WAIT_LIST_WALK_IN') return queuedPartyChanges(venue, booking, target);

  requireAreaChoice(venue, target.date, target.time, target.floorPlanAreaId);
  const criteria = criteriaOf(venue, booking, target);
  const day = await readServiceDay(context, db, venue, target.date);
  const result = evaluateSlot(day, criteria, target.time, { excludeBookingUuid: booking.uuid });
  const { code } = result.availability;
  if (code !== 'AVAILABLE') {
    throw unavailableRefusal({ day, criteria, result, code, changedBookingUuid: booking.uuid });
  }
  if (target.date !== booking.workDay) requirePromoCodesOn(venue, booking, target.date);
  const { shift, startAt, floorPlanArea, turnMinutes, tableIds } = result;
  if (!shift || startAt === null) throw new Error('Available slot without a shift or a start.');

  const keepsTables = tableIds !== null && canKeepTables(day, booking, criteria, result);
  if (tableIds && !keepsTables && booking.hasFixedTables) {
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'The venue fixed the tables of this booking, and they are taken at that time. Call the venue.',
    );
  }
  if (!keepsTables) await applyTableMoves(context, db, venue, booking, result.moves);
  return {
    workDay: target.date,
    bookingAt: startAt,
    turnMinutes,
    pax: target.pax,
    paxChildren: target.paxChildren,
    highChairs: target.highChairs,
    strollers: target.strollers,
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
        pax: target.pax,
        paxChildren: target.paxChildren,
        bookingAt: startAt,
        shiftId: shift.id,
        experienceId: booking.experience?.experienceId ?? null,
      }),
      day.now,
    ),
    isTimeLimited: result.isTimeLimited,
    tableIds: keepsTables ? booking.tableIds : (tableIds ?? []),
  };
}

/** A queued walk-in has no table and no booked time, so only its party changes. */
function queuedPartyChanges(
  venue: Venue,
  booking: Booking,
  target: SeatingFields,
): Partial<Booking> {
  const { pax, paxChildren, highChairs, strollers } = target;
  const shift = venue.shifts.find(({ id }) => id === booking.shiftId) ?? null;
  const turnMinutes = turnMinutesOf(venue, shift, null, coversOf(venue, target));
  return { pax, paxChildren, highChairs, strollers, turnMinutes };
}

type SeatingFields = Pick<
  Booking,
  'pax' | 'paxChildren' | 'floorPlanAreaId' | 'highChairs' | 'strollers'
> & { date: string; time: WallTime };

function isSame(booking: Booking, time: WallTime, target: SeatingFields): boolean {
  return (
    target.date === booking.workDay &&
    target.time === time &&
    target.pax === booking.pax &&
    target.paxChildren === booking.paxChildren &&
    target.floorPlanAreaId === booking.floorPlanAreaId &&
    target.highChairs === booking.highChairs &&
    target.strollers === booking.strollers
  );
}

/** The criteria of the changed booking. It keeps its add-ons and experience; automatic tickets are recalculated. */
function criteriaOf(venue: Venue, booking: Booking, target: SeatingFields): BookingCriteria {
  const { experience: booked } = booking;
  const experience = venue.experiences.find(({ id }) => id === booked?.experienceId);
  const group = venue.addOnGroups.find(({ id }) => id === experience?.addOnGroupId);
  const isOfExperience = (addOnId: number) => group?.addOns.some(({ id }) => id === addOnId);
  const addOns = booking.addOns.map(({ addOnId, quantity }) => ({ id: addOnId, quantity }));
  return {
    status: groupOf(booking.status) === 'awaiting' ? 'REQUESTED' : 'CONFIRMED',
    pax: target.pax,
    paxChildren: target.paxChildren,
    floorPlanAreaId: target.floorPlanAreaId,
    experience: booked && {
      id: booked.experienceId,
      tickets: experience?.automaticTicketQuantity
        ? ticketsFor(experience, coversOf(venue, target))
        : booked.tickets,
      addOns: addOns.filter(({ id }) => isOfExperience(id)),
    },
    addOns: addOns.filter(({ id }) => !isOfExperience(id)),
    highChairs: target.highChairs,
    strollers: target.strollers,
  };
}

/** Whether the booking's own tables are free at the new time and suit the party and the area. */
function canKeepTables(
  day: ServiceDay,
  booking: Booking,
  criteria: BookingCriteria,
  { startAt, turnMinutes, floorPlanArea }: SlotResult,
): boolean {
  if (startAt === null || booking.tableIds.length === 0) return false;
  const plan = seatingPlanOf(day, booking.uuid);
  const covers = coversOf(day.venue, criteria);
  const areas = floorPlanArea && [floorPlanArea.id];
  const own = plan.floor
    .optionsFor(covers, areas)
    .find(({ tableIds }) => areSameTables(tableIds, booking.tableIds));
  const endAt = startAt + turnMinutes * MS_PER_MINUTE;
  return own !== undefined && plan.isFree(own.tables, startAt, endAt);
}
