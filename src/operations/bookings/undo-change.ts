import type { UndoChangeRequest } from '../../contract/staff/undo-change.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { moveBack } from '../../domain/availability/seating/move-back.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import { groupOf, holdsTable } from '../../domain/booking-status.ts';
import type { JournalEntry } from '../../domain/journal.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RecordedTableMove } from '../../domain/table-move.ts';
import { customerChangeOf, undoneFields } from '../../domain/undo.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { findBookingOrDeleted } from '../../store/bookings.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { findKeptUuid } from '../../store/merged-customers.ts';
import type { Db } from '../../store/store.ts';
import {
  listTableMoves,
  markTableMoveInEffect,
  markTableMoveUndone,
} from '../../store/table-moves.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import type { ChangeTerms } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { intervalOf } from './interval-of.ts';
import { requireExactVersion } from './require-booking.ts';
import { requireExtras } from './require-extras.ts';
import { requireNobodyThere, requireSeating } from './require-seating.ts';
import { requireUndoable } from './require-undoable.ts';
import { saveBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { undoGuestChange } from './undo-guest-change.ts';
import { undoTicketMove } from './undo-ticket-move.ts';

/**
 * POST /staff/v3/bookings/{bookingUuid}/undo: puts back what one change of the booking changed, if nothing has
 * touched that since, for 15 minutes. A booking that the change had made is deleted; one that it deleted or
 * canceled is there again. Others that had made room go back to their tables where those are still free, and a ticket
 * that moved is back at the party that had it. The tables are judged as for any change; window, pace and party size are
 * not, since the booking was there before.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, NO_AVAILABLE_SLOT; FORBIDDEN to whoever may not delete what it
 *   deletes or brings back
 */
export async function writeUndo(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { entry }: UndoChangeRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const { accountId } = principal;
  const venue = await requireVenue(context, db, accountId);
  const booking = await findBookingOrDeleted(db, accountId, uuid);
  const entries = await listJournalEntries(db, { accountId, subjectId: uuid });
  const undone = entries.find(({ version }) => version === entry);
  if (!booking || !undone)
    throw new Refusal('BOOKING_NOT_FOUND', 'There is no such change to undo.');
  requireExactVersion(booking, ifMatch);
  const now = context.now();
  requireUndoable(undone, entries, now);

  const cause = causeOf(principal, 'undo-change', { tappedAt, undoes: undone.version });
  const fields = await withKeptCustomer(db, withoutOffer(booking, undoneFields(undone)));
  const customer = await undoGuestChange(db, cause, booking, customerChangeOf(undone), now);
  const before: Booking = { ...booking, ...fields, updatedAt: now };
  requireRightToUndo(principal, undone, booking, before);
  const since = entries.find(({ version }) => version === entry - 1)?.writtenAt ?? 0;
  const allMoves = await listTableMoves(db, [uuid]);
  const moves = allMoves.filter((move) => isPartOf(move, undone, since));
  const seating = await findSeating(context, db, principal, venue, booking, before, moves);
  await applyTableMoves(context, db, venue, cause, booking, seating.moves);
  for (const { id, bookingUuid } of moves)
    if (seating.moves.some((move) => move.bookingUuid === bookingUuid))
      await markTableMoveUndone(db, id, now);
  for (const move of allMoves)
    if (wasUndoneBy(move, undone, since)) await markTableMoveInEffect(db, move.id);
  const after = nextVersion(booking, { ...fields, tableIds: seating.tableIds }, now);
  await saveBooking(context, db, venue, cause, booking, after, { customer });
  await undoTicketMove(context, db, venue, cause, undone, now);
  return viewBooking(context, db, principal, venue, after);
}

/**
 * Whoever deletes a booking by an undo, or brings a deleted one back, needs the right to delete. What somebody has made
 * themselves, they take back with the right to make it.
 * @throws Refusal FORBIDDEN
 */
function requireRightToUndo(
  principal: Principal,
  { actor }: JournalEntry,
  booking: Booking,
  before: Booking,
): void {
  const isDeletion = before.status === 'DELETED' || booking.status === 'DELETED';
  const isOwn = actor.kind === 'STAFF' && actor.id === principal.staffUuid;
  if (isDeletion && !isOwn) requirePermission(principal, 'bookings:delete');
}

/** An offer that has ended does not come back, and one that is undone is not made again at once. */
function withoutOffer(booking: Booking, fields: Partial<Booking>): Partial<Booking> {
  const { waitList } = fields;
  if (!waitList) return fields;
  const isWithdrawn = waitList.offer !== null || offerOf(booking) !== null;
  const state = isWithdrawn ? 'WITHDRAWN' : waitList.state;
  return { ...fields, waitList: { ...waitList, offer: null, state } };
}

/** A guest who was merged into another one since comes back as that one. */
async function withKeptCustomer(db: Db, fields: Partial<Booking>): Promise<Partial<Booking>> {
  const { customerUuid } = fields;
  const kept = customerUuid ? await findKeptUuid(db, customerUuid) : null;
  return kept === null ? fields : { ...fields, customerUuid: kept };
}

/**
 * Whether a booking moved to make room for this very change: a moment before it was written.
 * @param since when the change before was written
 */
function isPartOf(
  { causeUuid, movedAt, undoneAt }: RecordedTableMove,
  { subjectId, writtenAt }: JournalEntry,
  since: Instant,
): boolean {
  const isInTime = since <= movedAt && movedAt <= writtenAt;
  return causeUuid === subjectId && isInTime && undoneAt === null;
}

/**
 * Whether this very change gave the booking back the tables that it had before it made room for another one.
 * @param since when the change before was written
 */
function wasUndoneBy(
  { bookingUuid, undoneAt }: RecordedTableMove,
  { operation, subjectId, writtenAt }: JournalEntry,
  since: Instant,
): boolean {
  if (operation !== 'undo-table-move' || bookingUuid !== subjectId || undoneAt === null)
    return false;
  return since <= undoneAt && undoneAt <= writtenAt;
}

/** Whether the undo leaves the booking at its tables for the same time, so that nothing about them is to be judged. */
function staysInPlace(booking: Booking, before: Booking): boolean {
  const sitsDown = groupOf(before.status) === 'seated' && groupOf(booking.status) !== 'seated';
  return (
    holdsTable(booking.status) &&
    holdsTable(before.status) &&
    !sitsDown &&
    before.bookingAt === booking.bookingAt &&
    before.turnMinutes === booking.turnMinutes &&
    areSameTables(before.tableIds, booking.tableIds)
  );
}

/**
 * The tables that the booking has after the undo, and who goes back to theirs.
 * @param before the booking as it was before the undone change
 * @throws Refusal NO_AVAILABLE_SLOT
 */
async function findSeating(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  booking: Booking,
  before: Booking,
  moves: readonly RecordedTableMove[],
): Promise<Seating> {
  const { tableIds, status } = before;
  if (moves.length === 0 && staysInPlace(booking, before)) return { tableIds, moves: [] };
  const day = await readServiceDayForStaff(context, db, venue, before.workDay);
  const plan = seatingPlanOf(day, booking.uuid);
  if (!holdsTable(status)) return { tableIds, moves: moveBack(plan, null, moves) ?? [] };
  const interval = intervalOf(before, day);
  if (!holdsTable(booking.status)) requireExtras(day, before, interval);
  const back = moveBack(plan, { ...interval, tableIds }, moves);
  if (back) return { tableIds, moves: back };
  if (groupOf(status) !== 'seated') return requireSeating(context, db, venue, before, before);
  // They sat there a moment ago: nowhere else will do, whoever comes next.
  await requireNobodyThere(context, db, principal, venue, { ...before, hasFixedTables: true });
  return { tableIds, moves: [] };
}
