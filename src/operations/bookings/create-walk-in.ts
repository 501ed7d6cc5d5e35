import type {
  CreateWalkInRequest,
  StaffWalkInRequest,
} from '../../contract/requests/create-walk-in.ts';
import type { TableMove } from '../../domain/availability/availability.ts';
import { coversOf, turnMinutesOf } from '../../domain/availability/party.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
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
import { actorOf, type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { bookingWithDefaults } from './booking-with-defaults.ts';
import { describeGuestsAt, guestsAt } from './guests-at-tables.ts';
import { intervalOf } from './interval-of.ts';
import { requireRules } from './require-rules.ts';
import { requireTables } from './require-tables.ts';
import { saveNewBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { describeKeptTables } from './tables-taken.ts';
import { refuseIfTableTaken } from './taken-tables.ts';
import { requireTappedAt } from './tapped-at.ts';
import { findWalkInTables, judgeWalkInTables } from './walk-in-tables.ts';

/**
 * POST /bookings/walk-ins: seats guests who came without a booking, now or at the given time.
 * Callers with `mayQueueWalkIns` may put them on the walk-in wait list instead.
 * @throws Refusal VALIDATION_ERROR, TABLE_NOT_MAPPED_BY_TENANT, NO_AVAILABLE_SLOT, FORBIDDEN; RulesRefusal
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
  const { workDay, bookingAt } = startOf(venue, request, tappedAt ?? context.now());
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
  const seatedAt = tappedAt ?? context.now();
  const { booking, moves, forced } = isQueued
    ? { booking: draft, moves: [], forced: [] }
    : await seatWalkIn(context, db, principal, venue, request, {
        ...draft,
        tableReadyAt: seatedAt,
        arrivedAt: seatedAt,
        seatedAt,
      });
  const cause = causeOf(principal, 'create-walk-in', { tappedAt, forced });
  await applyTableMoves(context, db, venue, cause, booking, moves);
  await saveNewBooking(context, db, venue, cause, booking);
  await endOverriddenOffers(context, db, venue, cause, booking);
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
  { label, name, phone, email }: Partial<StaffWalkInRequest>,
): Promise<void> {
  const noted = [label, name, phone, email];
  if (noted.every((each) => each === undefined)) return;
  const workDay = workDayOf(venue, context.now());
  const guest = {
    label: label ?? null,
    name: name ?? null,
    phone: phone ?? null,
    email: email ?? null,
  };
  await insertWalkInGuest(db, { accountId, uuid, workDay }, guest);
}

/** A walk-in at its tables, and what has to happen for it. */
interface SeatedWalkIn {
  booking: Booking;
  moves: readonly TableMove[];
  /** The rules that stood against it and are set aside. */
  forced: readonly StaffRule[];
}

/**
 * Assigns tables. Staff who named some are told which rules of the venue stand against it, and may set them aside.
 * @throws Refusal NO_AVAILABLE_SLOT, VALIDATION_ERROR, FORBIDDEN; RulesRefusal
 */
async function seatWalkIn(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  request: CreateWalkInRequest | StaffWalkInRequest,
  draft: Booking,
): Promise<SeatedWalkIn> {
  const day = await readServiceDayForStaff(context, db, venue, draft.workDay);
  const tableIds = requireTables(venue, request.tables ?? []);
  const areTablesRequested = tableIds.length > 0;
  if (!areTablesRequested && !venue.autoAssignsTables) {
    throw validationError({
      parameter: 'tables',
      reason: 'is required: this venue does not assign tables automatically',
    });
  }
  const isTimeLimited = 'isTimeLimited' in request && request.isTimeLimited === true;
  const found = areTablesRequested
    ? judgeWalkInTables(day, draft, tableIds, isTimeLimited)
    : findWalkInTables(day, draft);
  if (!found) throw noTableRefusal(principal, venue, false, '');
  const { walkIn, chosen } = found;
  const wanted = { db, principal, day, interval: intervalOf(walkIn, day), tableIds };
  const seesRules = actorOf(principal) === 'VENUE';
  if (chosen.areTaken || (chosen.broken.length > 0 && !seesRules)) {
    const guests = guestsAt(day.occupancies, tableIds);
    const who = await describeGuestsAt(db, principal, venue, guests);
    const kept = await describeKeptTables(wanted);
    throw noTableRefusal(principal, venue, true, [who, kept].filter(Boolean).join(' '));
  }
  const force = 'force' in request ? request.force : undefined;
  const forced = await requireRules(principal, chosen.broken, force, wanted);
  return {
    booking: { ...walkIn, tableIds: chosen.tableIds, hasFixedTables: areTablesRequested },
    moves: chosen.moves,
    forced,
  };
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
