import type {
  CreateWalkInRequest,
  StaffWalkInRequest,
} from '../../contract/requests/create-walk-in.ts';
import { coversOf, turnMinutesOf } from '../../domain/availability/party.ts';
import { clearTables } from '../../domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { freeUntil } from '../../domain/availability/seating/free-until.ts';
import { type Seating, seat } from '../../domain/availability/seating/seat.ts';
import type { Booking } from '../../domain/booking.ts';
import type { ChangeCause } from '../../domain/journal.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import { shiftAt } from '../../domain/shift-at.ts';
import type { Ticket } from '../../domain/ticket.ts';
import type { Venue } from '../../domain/venue.ts';
import {
  type Instant,
  instantOnWorkDay,
  MS_PER_MINUTE,
  type WallDate,
  workDayOf,
} from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import { insertWalkInGuest } from '../../store/walk-in-guests.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { type CreateOptions, type RenderedResponse, runIdempotently } from '../idempotency.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { bookingWithDefaults } from './booking-with-defaults.ts';
import { describeGuestsAt, findGuestsAt } from './guests-at-tables.ts';
import { intervalOf } from './interval-of.ts';
import { requireTables } from './require-tables.ts';
import { saveNewBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { describeKeptTables } from './tables-taken.ts';
import { refuseIfTableTaken } from './taken-tables.ts';
import { requireTappedAt } from './tapped-at.ts';

/** Nobody sits down for less. */
const LEAST_TURN_MINUTES = 15;

/**
 * POST /bookings/walk-ins: seats guests who came without a booking, now or at the given time.
 * Callers with `mayQueueWalkIns` may put them on the walk-in wait list instead.
 * @throws Refusal VALIDATION_ERROR, TABLE_NOT_MAPPED_BY_TENANT, NO_AVAILABLE_SLOT
 */
export async function createWalkIn(
  context: AppContext,
  principal: Principal,
  request: CreateWalkInRequest | StaffWalkInRequest,
  options: CreateOptions,
): Promise<RenderedResponse> {
  requirePermission(principal, 'walk-ins:create');
  return refuseIfTableTaken(
    runIdempotently(context, principal, 'create-walk-in', options, (db) =>
      writeWalkIn(context, db, principal, request),
    ),
  );
}

async function writeWalkIn(
  context: AppContext,
  db: Db,
  principal: Principal,
  request: CreateWalkInRequest | StaffWalkInRequest,
): Promise<BookingView> {
  const tappedAt = requireTappedAt('at' in request ? request.at : undefined, context.now());
  const venue = await requireVenue(context, db, principal.accountId);
  const arrivedAt = tappedAt ?? context.now();
  const { workDay, bookingAt } = startOf(venue, request, arrivedAt);
  const shift = shiftAt(venue, workDay, bookingAt);
  const turnMinutes = turnMinutesOf(venue, shift, null, coversOf(venue, request));
  const isQueued = principal.capabilities.mayQueueWalkIns && request.status === 'WAIT_LIST_WALK_IN';
  const party = { pax: request.pax, paxChildren: request.paxChildren };
  const draft: Booking = {
    ...bookingWithDefaults(context, principal, venue, shift, {
      ...party,
      workDay,
      bookingAt,
      turnMinutes,
      status: isQueued ? 'WAIT_LIST_WALK_IN' : 'SEATED',
    }),
    isWalkIn: true,
    quotedWaitMinutes: isQueued ? (request.quotedWaitMinutes ?? null) : null,
    ticket: request.ticketExternalId
      ? linkedTicket(principal, venue, request.ticketExternalId)
      : null,
  };
  const cause = causeOf(principal, 'create-walk-in', { tappedAt });
  const booking = isQueued
    ? draft
    : await seatWalkIn(context, db, principal, venue, cause, request, draft);
  await saveNewBooking(context, db, venue, cause, booking);
  if (principal.capabilities.seesWalkInGuests)
    await noteGuest(context, db, venue, booking, request);
  // Everyone who may create a walk-in gets the private shape.
  return viewBooking(context, db, { ...principal, dataAccess: 'private' }, venue, booking);
}

/** Stores how to recognize the guests, for the rest of the work day. */
async function noteGuest(
  context: AppContext,
  db: Db,
  venue: Venue,
  { accountId, uuid }: Booking,
  { label, name, phone }: Partial<StaffWalkInRequest>,
): Promise<void> {
  if (label === undefined && name === undefined && phone === undefined) return;
  const workDay = workDayOf(venue, context.now());
  const guest = { label: label ?? null, name: name ?? null, phone: phone ?? null };
  await insertWalkInGuest(db, { accountId, uuid, workDay }, guest);
}

/** Assigns tables, moving other bookings if necessary. @throws Refusal NO_AVAILABLE_SLOT, VALIDATION_ERROR */
async function seatWalkIn(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  cause: ChangeCause,
  request: CreateWalkInRequest | StaffWalkInRequest,
  draft: Booking,
): Promise<Booking> {
  const day = await readServiceDayForStaff(context, db, venue, draft.workDay);
  let seated: Booking = {
    ...draft,
    tableReadyAt: cause.tappedAt ?? day.now,
    arrivedAt: cause.tappedAt ?? day.now,
    seatedAt: cause.tappedAt ?? day.now,
  };
  const requestedIds = requireTables(venue, request.tables ?? []);
  const areTablesRequested = requestedIds.length > 0;
  if (!areTablesRequested && !venue.autoAssignsTables) {
    throw validationError({
      parameter: 'tables',
      reason: 'is required: this venue does not assign tables automatically',
    });
  }
  const plan = seatingPlanOf(day);
  // Guests who are entered after they came have been there since, and stay for their turn from now on.
  const seatingOf = (booking: Booking): Seating | null => {
    const interval = intervalOf(booking, day);
    if (!areTablesRequested) {
      const covers = coversOf(venue, draft);
      return seat(plan, { ...interval, covers, floorPlanAreaIds: null });
    }
    const moves = clearTables(plan, { ...interval, tableIds: requestedIds });
    return moves && { tableIds: requestedIds, moves };
  };
  let seating = seatingOf(seated);
  if (!seating && areTablesRequested && 'isTimeLimited' in request && request.isTimeLimited) {
    const limited = untilNextParty(seated, freeUntil(plan, requestedIds, seated.bookingAt));
    seating = limited && seatingOf(limited);
    seated = limited ?? seated;
  }
  if (!seating) {
    const guests = findGuestsAt(day.occupancies, requestedIds);
    const who = await describeGuestsAt(db, principal, venue, guests);
    const interval = intervalOf(seated, day);
    const kept = await describeKeptTables({ db, principal, day, interval, tableIds: requestedIds });
    throw noTableRefusal(
      principal,
      venue,
      areTablesRequested,
      [who, kept].filter(Boolean).join(' '),
    );
  }
  await applyTableMoves(context, db, venue, cause, draft, seating.moves);
  return { ...seated, tableIds: seating.tableIds, hasFixedTables: areTablesRequested };
}

/** The walk-in with a stay that ends when the next party comes. Null if that is no shorter, or too short for a visit. */
function untilNextParty(walkIn: Booking, until: Instant | null): Booking | null {
  if (until === null) return null;
  const turnMinutes = Math.floor((until - walkIn.bookingAt) / MS_PER_MINUTE);
  if (turnMinutes < LEAST_TURN_MINUTES || turnMinutes >= walkIn.turnMinutes) return null;
  return { ...walkIn, turnMinutes, isTimeLimited: true };
}

function noTableRefusal(
  { capabilities }: Principal,
  venue: Venue,
  areTablesRequested: boolean,
  who: string,
): Refusal {
  const detail = areTablesRequested
    ? `${who || 'One of these tables is taken at that time.'} Name others${venue.autoAssignsTables ? ', or leave tables out' : ''}.`
    : `No table is free for this party at that time. Name tables for it yourself, or ${capabilities.mayQueueWalkIns ? 'offer the wait list' : 'try again when guests have left'}.`;
  return new Refusal('NO_AVAILABLE_SLOT', detail);
}

function startOf(
  venue: Venue,
  request: CreateWalkInRequest,
  now: Instant,
): { workDay: WallDate; bookingAt: Instant } {
  const { date, time } = request;
  if (date === undefined || time === undefined) {
    return { workDay: workDayOf(venue, now), bookingAt: now - (now % MS_PER_MINUTE) };
  }
  const bookingAt = instantOnWorkDay(venue, date, time);
  if (bookingAt !== null) return { workDay: date, bookingAt };
  throw validationError({
    parameter: 'time',
    reason: 'does not exist on that day: a clock change skips it',
  });
}

function linkedTicket(principal: Principal, venue: Venue, externalId: string): Ticket {
  return {
    ticketPartner: principal.ticketPartner,
    externalId,
    totalAmount: null,
    discountsAmount: 0,
    tipAmount: 0,
    lines: [],
    payments: [],
    currency: venue.currency,
    closedAt: null,
  };
}
