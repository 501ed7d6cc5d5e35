import type { CreateWalkInRequest } from '../../contract/partner/create-walk-in.ts';
import type { StaffWalkInRequest } from '../../contract/staff/create-walk-in.ts';
import { requireWalkInToday } from '../../domain/another-day-refusal.ts';
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
import { insertWalkInGuest } from '../../store/walk-in-guests.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { changeOnce, type RenderedResponse, type RepeatableCall } from '../idempotency.ts';
import { type Principal, sideOf } from '../principal.ts';
import { withCause } from '../transactions.ts';
import type { Tx, VerbTx } from '../tx.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { bookingWithDefaults } from './booking-with-defaults.ts';
import { describeGuestsAt, guestsAt } from './guests-at-tables.ts';
import { intervalOf } from './interval-of.ts';
import { requireRules } from './require-rules.ts';
import { requireTables } from './require-tables.ts';
import { saveNewBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { describeKeptTables } from './tables-taken-refusal.ts';
import { findWalkInTables, judgeWalkInTables } from './walk-in-tables.ts';

/**
 * POST /bookings/walk-ins: seats guests who came without a booking, now or at the given time.
 * Callers with `mayQueueWalkIns` may put them on the walk-in wait list instead.
 * @throws Refusal VALIDATION_ERROR, TABLE_NOT_MAPPED_BY_TENANT, NO_AVAILABLE_SLOT, FORBIDDEN; RulesRefusal; AnotherDayRefusal to staff
 */
export async function createWalkIn(
  call: RepeatableCall,
  request: CreateWalkInRequest | StaffWalkInRequest,
): Promise<RenderedResponse> {
  const made = { ...NEW_WALK_IN, at: 'at' in request ? request.at : undefined };
  return changeOnce(call, made, (tx) => writeWalkIn(tx, request));
}

const NEW_WALK_IN = { operation: 'create-walk-in', permission: 'walk-ins:create' } as const;

async function writeWalkIn(
  tx: VerbTx,
  request: CreateWalkInRequest | StaffWalkInRequest,
): Promise<BookingView> {
  const { context, principal, venue } = tx;
  const { tappedAt } = tx.cause;
  const enteredAt = tappedAt ?? context.now();
  const { workDay, bookingAt } = startOf(venue, request, enteredAt);
  if (sideOf(principal) === 'VENUE') requireWalkInToday(workDay, workDayOf(venue, enteredAt));
  const shift = shiftAt(venue, workDay, bookingAt);
  const turnMinutes = turnMinutesOf(venue, shift, null, coversOf(venue, request));
  const isQueued = principal.capabilities.mayQueueWalkIns && request.status === 'WAIT_LIST_WALK_IN';
  const party = { pax: request.pax, paxChildren: request.paxChildren };
  const draft: Booking = {
    ...bookingWithDefaults(tx, shift, {
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
  // One of a day that is over completes the records.
  const isOver = workDay < workDayOf(venue, enteredAt);
  const seatedAt = isOver ? bookingAt : enteredAt;
  const { booking, moves, forced } = isQueued
    ? { booking: draft, moves: [], forced: [] }
    : await seatWalkIn(tx, request, {
        ...draft,
        // For later: nobody sits there yet (`isSeatedAhead`).
        tableReadyAt: bookingAt > seatedAt ? null : seatedAt,
        arrivedAt: seatedAt,
        seatedAt,
      });
  const forcing = withCause(tx, { forced });
  await applyTableMoves(forcing, booking, moves);
  await saveNewBooking(forcing, booking);
  await endOverriddenOffers(forcing, booking);
  if (principal.capabilities.seesWalkInGuests) await noteGuest(tx, booking, request);
  // Everyone who may create a walk-in gets the private shape.
  return viewBooking({ ...tx, principal: { ...principal, dataAccess: 'private' } }, booking);
}

/** Stores how to recognize the guests, for the rest of the work day. */
async function noteGuest(
  { context, db, venue }: Tx<'venue'>,
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
  tx: Tx<'principal' | 'venue'>,
  request: CreateWalkInRequest | StaffWalkInRequest,
  draft: Booking,
): Promise<SeatedWalkIn> {
  const { principal, venue } = tx;
  const day = await readServiceDayForStaff(tx, draft.workDay);
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
    ? judgeWalkInTables(day, draft, { tableIds, isTimeLimited })
    : findWalkInTables(day, draft);
  if (!found) throw noTableRefusal(tx, false, '');
  const { walkIn, chosen } = found;
  const wanted = { tx, day, interval: intervalOf(walkIn, day), tableIds };
  const seesRules = sideOf(principal) === 'VENUE';
  if (chosen.areTaken || (chosen.broken.length > 0 && !seesRules)) {
    const guests = guestsAt(day.occupancies, tableIds);
    const who = await describeGuestsAt(tx, guests);
    const kept = await describeKeptTables(wanted);
    throw noTableRefusal(tx, true, [who, kept].filter(Boolean).join(' '));
  }
  const force = 'force' in request ? request.force : undefined;
  const forced = await requireRules(principal, chosen.broken, { force, tables: wanted });
  return {
    booking: { ...walkIn, tableIds: chosen.tableIds, hasFixedTables: areTablesRequested },
    moves: chosen.moves,
    forced,
  };
}

function noTableRefusal(
  tx: Tx<'principal' | 'venue'>,
  areTablesRequested: boolean,
  who: string,
): Refusal {
  const { venue } = tx;
  const { capabilities } = tx.principal;
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
