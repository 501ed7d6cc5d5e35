import type { StaffUpdateRequest } from '../../contract/staff/staff-update-request.ts';
import type { ServiceDay } from '../../domain/availability/availability.ts';
import { evaluateForStaff } from '../../domain/availability/evaluate-for-staff.ts';
import type { Interval } from '../../domain/availability/interval.ts';
import { coversOf, turnMinutesOf } from '../../domain/availability/party.ts';
import type { ChosenTables } from '../../domain/availability/seating/choose-tables.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { judgeTablesInHouse } from '../../domain/availability/seating/tables-in-house.ts';
import type { BrokenRule, StaffRule } from '../../domain/availability/staff-rules.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import { sentNotes } from '../../domain/booking-notes.ts';
import { groupOf, isInProgress } from '../../domain/booking-status.ts';
import { isSeatedAhead } from '../../domain/occupied-interval.ts';
import { Refusal, validationError } from '../../domain/refusal.ts';
import { shiftAt } from '../../domain/shift-at.ts';
import type { Venue } from '../../domain/venue.ts';
import { instantOnWorkDay, MS_PER_MINUTE, workDayOf, workDaysOf } from '../../domain/venue-time.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { withCause } from '../transactions.ts';
import type { Tx, VerbTx } from '../tx.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import type { BookingChange, BookingVerb } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { shiftFields } from './booking-with-defaults.ts';
import { changeGuest } from './change-guest.ts';
import {
  criteriaOfChange,
  isSameSeating,
  isSameTime,
  movedFields,
  type SeatingTarget,
  seatingTargetOf,
} from './changed-booking.ts';
import { remainingIntervalOf } from './interval-of.ts';
import { requireBookingToChange } from './require-booking.ts';
import { requireMayExempt, requireRules } from './require-rules.ts';
import { requireTables } from './require-tables.ts';
import { saveBooking } from './save-booking.ts';
import { newSigningUrl } from './signing-url.ts';
import { applyTableMoves } from './table-moves.ts';
import { type TakenTables, tablesTakenRefusal } from './tables-taken-refusal.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}: an omitted field is unchanged, null clears it. Only what changes is judged:
 * a booking whose time stays is not refused for the window. Guests in the house can get another party size, a longer
 * stay and other tables, and the date of today if their booking is of a coming day; of a closed booking only notes and the guest change.
 * @throws Refusal see the endpoint's problems; RulesRefusal
 */
export const updateStaffBooking: BookingVerb<StaffUpdateRequest> = {
  operation: 'update-booking',
  permission: 'bookings:update',
  run: writeStaffUpdate,
};

async function writeStaffUpdate(
  tx: VerbTx,
  asked: BookingChange<StaffUpdateRequest>,
): Promise<BookingView> {
  const { context, principal } = tx;
  const { request } = asked;
  const booking = await requireBookingToChange(tx, asked);
  requireMayExempt(principal, booking, request);
  const seated = await changeSeating(tx, booking, request);
  const broken = seated?.chosen.broken ?? [];
  const { force } = request;
  const forced = await requireRules(principal, broken, { force, tables: seated?.wanted });
  const forcing = withCause(tx, { forced });
  if (seated) await applyTableMoves(forcing, booking, seated.chosen.moves);
  const guest = await changeGuest(forcing, booking, request);
  const changes: Partial<Booking> = {
    ...guest.changes,
    ...sentNotes(request, 'GUEST', 'STAFF'),
    ...(request.isHighlighted !== undefined && { isHighlighted: request.isHighlighted }),
    ...(request.isExemptFromPace !== undefined && { isExemptFromPace: request.isExemptFromPace }),
    ...seated?.changes,
  };
  const now = context.now();
  const after = nextVersion(booking, { ...changes, ...brought(tx, booking, changes) }, now);
  await saveBooking(forcing, { before: booking, after }, guest);
  await endOverriddenOffers(forcing, after);
  const view = await viewBooking(tx, after);
  return { ...view, redirectUrl: await newSigningUrl(tx, booking, after) };
}

/** Guests who were seated for a later day, and whose date is now today, sit down with that. */
function brought(
  { context, venue }: Tx<'venue'>,
  booking: Booking,
  changes: Partial<Booking>,
): Pick<Booking, 'seatedAt'> | null {
  const workDayAt = workDaysOf(venue);
  const isNear = !isSeatedAhead({ ...booking, ...changes }, workDayAt);
  return isNear && isSeatedAhead(booking, workDayAt) ? { seatedAt: context.now() } : null;
}

interface ChangedSeating {
  changes: Partial<Booking>;
  chosen: Pick<ChosenTables, 'moves' | 'broken'>;
  /** The tables that it is about; null if it has none. */
  wanted: TakenTables | null;
}

/**
 * Day, time, party, stay and tables of the changed booking; null if none of them changes.
 * @throws Refusal STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, BOOKING_IS_ALREADY_CANCELED, NO_AVAILABLE_SLOT
 */
async function changeSeating(
  tx: Tx<'principal' | 'venue'>,
  booking: Booking,
  request: StaffUpdateRequest,
): Promise<ChangedSeating | null> {
  const { venue } = tx;
  const target = seatingTargetOf(venue, booking, request);
  const named = request.tables ? requireTables(venue, request.tables) : null;
  const isSame =
    isSameSeating(venue, booking, target) &&
    (request.turnMinutes ?? booking.turnMinutes) === booking.turnMinutes &&
    (named === null || areSameTables(named, booking.tableIds)) &&
    !isLoosened(booking, request) &&
    !countsAgain(booking, request);
  if (isSame) return null;
  const day = await readServiceDayForStaff(tx, target.date);
  requireOpenSeating(day, booking, target);
  const change = { day, booking, target, request, named };
  if (booking.status === 'WAIT_LIST_WALK_IN') return changeQueued(change);
  const seated = isInProgress(booking.status) ? changeInHouse(change) : changeBooked(change);
  const { startAt, endAt, tableIds } = seated;
  const interval = { startAt, endAt };
  const wanted = { tx, day, interval, tableIds, bookingUuid: booking.uuid };
  if (seated.areTaken) throw await tablesTakenRefusal(wanted);
  return { ...seated, wanted };
}

/** Whether a booking is no longer to be fixed to its tables. */
function isLoosened(booking: Booking, { hasFixedTables }: StaffUpdateRequest): boolean {
  return booking.hasFixedTables && hasFixedTables === false;
}

/** Whether the pace is to count a coming booking again that it left out. Those who are here or were count as they are. */
function countsAgain({ status, isExemptFromPace }: Booking, request: StaffUpdateRequest): boolean {
  return isExemptFromPace && request.isExemptFromPace === false && status === 'CONFIRMED';
}

/** @throws Refusal STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, BOOKING_IS_ALREADY_CANCELED */
function requireOpenSeating(
  { venue, now }: ServiceDay,
  booking: Booking,
  target: SeatingTarget,
): void {
  const { status } = booking;
  if (status === 'CANCELED')
    throw new Refusal(
      'BOOKING_IS_ALREADY_CANCELED',
      'This booking is canceled. Undo that first, or take a new booking.',
    );
  if (groupOf(status) === 'closed')
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      `A booking in ${status} is closed: only its notes can change.`,
    );
  const hasCome = isInProgress(status) || status === 'WAIT_LIST_WALK_IN';
  const today = workDayOf(venue, now);
  const isBroughtForward = booking.workDay > today && target.date === today;
  if (hasCome && !isBroughtForward && !isSameTime(venue, booking, target))
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      booking.workDay < today
        ? 'The guests were here on that day, so the day and the time stay.'
        : 'The guests are here, so the day and the time stay. Party, tables and the length of the stay can change.',
    );
}

interface Change {
  day: ServiceDay;
  booking: Booking;
  target: SeatingTarget;
  request: StaffUpdateRequest;
  /** The tables that staff named; null if they named none. */
  named: readonly number[] | null;
}

type JudgedSeating = Omit<ChangedSeating, 'wanted'> &
  Interval &
  Pick<ChosenTables, 'tableIds' | 'areTaken'>;

/** A queued walk-in has no table and no booked time, so only its party changes. */
function changeQueued({ day: { venue }, booking, target, request, named }: Change): ChangedSeating {
  if (named !== null)
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'The guests wait and have no tables yet. Seat them, and they get some.',
    );
  const { pax, paxChildren, highChairs, strollers } = target;
  const shift = venue.shifts.find(({ id }) => id === booking.shiftId) ?? null;
  const usual = turnMinutesOf(venue, shift, null, coversOf(venue, target));
  const turnMinutes = request.turnMinutes ?? usual;
  const changes = { pax, paxChildren, highChairs, strollers, turnMinutes };
  return { changes, chosen: { moves: [], broken: [] }, wanted: null };
}

/**
 * Seated guests keep their time, unless they came before the day of their booking, and their tables, unless staff name
 * others.
 */
function changeInHouse({ day, booking, target, request, named }: Change): JudgedSeating {
  const { venue } = day;
  const { pax, paxChildren, highChairs, strollers } = target;
  if (isLoosened(booking, request))
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'The guests are here, so they keep their tables until staff choose others.',
    );
  const turnMinutes = request.turnMinutes ?? booking.turnMinutes;
  const party = { pax, paxChildren, highChairs, strollers, turnMinutes };
  const start = isSameTime(venue, booking, target) ? null : startOf(venue, target);
  const interval = remainingIntervalOf({ ...booking, ...party, ...start }, day);
  const { uuid: bookingUuid, tableIds: currentTableIds } = booking;
  const tableIds = named ?? currentTableIds;
  const covers = coversOf(venue, target);
  const isNew = !areSameTables(tableIds, currentTableIds);
  const chosen = judgeTablesInHouse(day, {
    ...interval,
    covers,
    bookingUuid,
    tableIds,
    currentTableIds,
  });
  const broken = isNew || covers > coversOf(venue, booking) ? chosen.broken : withoutSize(chosen);
  return {
    ...interval,
    tableIds,
    areTaken: chosen.areTaken,
    chosen: { moves: chosen.moves, broken },
    changes: { ...party, ...start, tableIds, ...(isNew && { hasFixedTables: true }) },
  };
}

/** @throws Refusal VALIDATION_ERROR if a clock change skips that time */
function startOf(
  venue: Venue,
  { date, time }: SeatingTarget,
): Pick<Booking, 'workDay' | 'bookingAt' | 'shiftId' | 'shiftName'> {
  const bookingAt = instantOnWorkDay(venue, date, time);
  if (bookingAt === null) throw skippedTime();
  return { workDay: date, bookingAt, ...shiftFields(venue, shiftAt(venue, date, bookingAt)) };
}

function skippedTime(): Refusal {
  return validationError({
    parameter: 'time',
    reason: 'does not exist on that day: a clock change skips it',
  });
}

function withoutSize({ broken }: ChosenTables): BrokenRule[] {
  return broken.filter(({ code }) => code !== 'TABLES_TOO_SMALL' && code !== 'TABLES_TOO_LARGE');
}

/** A coming booking is judged like a new one, but only by the rules that its change touches. */
function changeBooked(change: Change): JudgedSeating {
  const { day, booking, target, request, named } = change;
  const { venue } = day;
  const { isExemptFromPace = booking.isExemptFromPace } = request;
  const criteria = { ...criteriaOfChange(venue, booking, target), isExemptFromPace };
  const isFixed = booking.hasFixedTables && !isLoosened(booking, request);
  const own = isFixed && booking.tableIds.length > 0 ? booking.tableIds : null;
  const turnMinutes = request.turnMinutes ?? keptTurn(venue, booking);
  const evaluate = (tableIds: readonly number[] | null) => {
    const excludeBookingUuid = booking.uuid;
    const choice = { turnMinutes, tableIds, excludeBookingUuid };
    const result = evaluateForStaff(day, criteria, target.time, choice);
    if (result) return result;
    throw skippedTime();
  };
  // Its own tables where they still do, so that nobody moves for nothing.
  const kept = named ?? booking.tableIds;
  const first = evaluate(kept.length > 0 ? kept : null);
  const touched = touchedRules(change);
  const isRefused = first.broken.some(({ rule }) => TABLE_RULES.has(rule) && touched.has(rule));
  const isFine = !first.areTablesTaken && first.moves.length === 0 && !isRefused;
  const result = named || own || isFine ? first : evaluate(null);
  const { startAt } = result;
  return {
    startAt,
    endAt: startAt + result.turnMinutes * MS_PER_MINUTE,
    tableIds: result.tableIds,
    areTaken: result.areTablesTaken,
    chosen: {
      moves: result.moves,
      broken: result.broken.filter(({ rule }) => touched.has(rule)),
    },
    changes: {
      ...movedFields(day, booking, { ...result, target, criteria }),
      tableIds: result.tableIds,
      ...(named && { hasFixedTables: true }),
      ...(isLoosened(booking, request) && { hasFixedTables: false }),
    },
  };
}

/** With one of these against its tables, a booking that is not fixed to them gets others. */
const TABLE_RULES: ReadonlySet<StaffRule> = new Set(['TABLE', 'OFFER', 'BLOCK']);

/** A stay that staff set by hand stays as it is; the usual one follows the party and the shift. */
function keptTurn(venue: Venue, booking: Booking): number | null {
  const shift = venue.shifts.find(({ id }) => id === booking.shiftId) ?? null;
  const experience =
    venue.experiences.find(({ id }) => id === booking.experience?.experienceId) ?? null;
  const usual = turnMinutesOf(venue, shift, experience, coversOf(venue, booking));
  return booking.turnMinutes === usual ? null : booking.turnMinutes;
}

/**
 * The rules that a change can break. What the booking had before is not judged again: at its time, it keeps tables that
 * were blocked since.
 */
function touchedRules({ day: { venue }, booking, target, request, named }: Change): Set<StaffRule> {
  const isMoved = !isSameTime(venue, booking, target);
  const before = coversOf(venue, booking);
  const covers = coversOf(venue, target);
  const touched = new Set<StaffRule>(['TABLE', 'OFFER']);
  if (isMoved) for (const rule of ['SHIFT', 'STEP', 'WINDOW', 'STOCK'] as const) touched.add(rule);
  if (isMoved || covers !== before) touched.add('SIZE');
  if (isMoved || covers > before || countsAgain(booking, request)) touched.add('PACE');
  const hasNewTables = named?.some((id) => !booking.tableIds.includes(id)) ?? false;
  if (isMoved || hasNewTables) touched.add('BLOCK');
  if (target.floorPlanAreaId !== booking.floorPlanAreaId) touched.add('SHIFT');
  if (target.highChairs > booking.highChairs || target.strollers > booking.strollers)
    touched.add('STOCK');
  return touched;
}
