import type { UndoChangeRequest } from '../../contract/staff/undo-change.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { moveBack } from '../../domain/availability/seating/move-back.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import { groupOf, holdsTable, isInProgress } from '../../domain/booking-status.ts';
import type { CustomerChange, JournalEntry } from '../../domain/journal.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RecordedTableMove } from '../../domain/table-move.ts';
import { customerChangeOf, undoneFields } from '../../domain/undo.ts';
import { addDays, type Instant, type WallDate } from '../../domain/venue-time.ts';
import { offerOf } from '../../domain/wait-list/wait-list-place.ts';
import { findBookingOrDeleted } from '../../store/bookings.ts';
import { findCustomer } from '../../store/customers.ts';
import { listJournalEntries, listJournalEntriesAt } from '../../store/journal.ts';
import { findKeptUuid } from '../../store/merged-customers.ts';
import type { Db } from '../../store/store.ts';
import {
  listTableMoves,
  markTableMoveInEffect,
  markTableMoveUndone,
} from '../../store/table-moves.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { saveCustomer } from '../customers/save-customer.ts';
import { withCause } from '../transactions.ts';
import type { Tx, VerbTx } from '../tx.ts';
import type { BookingChange, BookingVerb } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { intervalOf } from './interval-of.ts';
import { requireExactVersion } from './require-booking.ts';
import { requireExtras } from './require-extras.ts';
import { requireRightToMoveBack, requireRightToUndo } from './require-right-to-undo.ts';
import { requireNobodyThere, requireSeating } from './require-seating.ts';
import { requireUndoable } from './require-undoable.ts';
import { saveBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';

/**
 * POST /staff/v3/bookings/{bookingUuid}/undo: puts back what one change of the booking changed, if nothing has
 * touched that since, for 15 minutes. A booking that the change had made is deleted; one that it deleted or
 * canceled is there again. Others that had made room go back to their tables where those are still free, and a ticket
 * that moved is back at the party that had it. The tables are judged as for any change; window, pace and party size are
 * not, since the booking was there before.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, NO_AVAILABLE_SLOT,
 *   STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING; FORBIDDEN, see {@link requireRightToUndo}
 */
export const undoChange: BookingVerb<UndoChangeRequest> = {
  operation: 'undo-change',
  permission: 'bookings:update',
  run: writeUndo,
};

async function writeUndo(
  tx: VerbTx,
  asked: BookingChange<UndoChangeRequest>,
): Promise<BookingView> {
  const { context, db, principal } = tx;
  const { uuid, ifMatch } = asked;
  const { entry } = asked.request;
  const { accountId } = principal;
  const booking = await findBookingOrDeleted(db, accountId, uuid);
  const entries = await listJournalEntries(db, { accountId, subjectId: uuid });
  const undone = entries.find(({ version }) => version === entry);
  if (!booking || !undone)
    throw new Refusal('BOOKING_NOT_FOUND', 'There is no such change to undo.');
  requireExactVersion(booking, ifMatch);
  const now = context.now();
  requireUndoable(undone, entries, now);

  const undoing = withCause(tx, { undoes: undone.version });
  const fields = await withKeptCustomer(db, withoutOffer(booking, undoneFields(undone)));
  const guestChange = { change: customerChangeOf(undone), now };
  const customer = await undoGuestChange(undoing, booking, guestChange);
  const before: Booking = { ...booking, ...fields, updatedAt: now };
  requireDayOfGuests(undone, { booking, before });
  const forced = new Set(requireRightToUndo(principal, { undone, entries, booking, before }));
  const since = entries.find(({ version }) => version === entry - 1)?.writtenAt ?? 0;
  const allMoves = await listTableMoves(db, [uuid]);
  const moves = allMoves.filter((move) => isPartOf(move, undone, since));
  const seating = await findSeating(tx, { booking, before, moves });
  for (const move of moves) {
    if (!seating.moves.some(({ bookingUuid }) => bookingUuid === move.bookingUuid)) continue;
    for (const rule of await requireRightToMoveBack(tx, move)) forced.add(rule);
    await markTableMoveUndone(db, move.id, now);
  }
  const forcing = withCause(undoing, { forced: [...forced] });
  await applyTableMoves(forcing, booking, seating.moves);
  for (const move of allMoves)
    if (wasUndoneBy(move, undone, since)) await markTableMoveInEffect(db, move.id);
  const after = nextVersion(booking, { ...fields, tableIds: seating.tableIds }, now);
  await saveBooking(forcing, { before: booking, after }, { customer });
  await undoTicketMove(undoing, undone, now);
  return viewBooking(tx, after);
}

/**
 * Guests in the house stay on the day that they are there: on another one, nobody would know that they sit.
 * @throws Refusal STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING
 */
function requireDayOfGuests(
  undone: JournalEntry,
  { booking, before }: Pick<MoveBack, 'booking' | 'before'>,
): void {
  if (!isInProgress(before.status)) return;
  if (before.workDay !== booking.workDay)
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      'The guests are here, so the day stays. Undo their arrival first.',
    );
  if (before.status !== booking.status && undone.workDay !== booking.workDay)
    throw new Refusal(
      'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
      `The guests were here on ${undone.workDay}, and the booking is of ${booking.workDay} since. Change its date back first.`,
    );
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

interface MoveBack {
  booking: Booking;
  /** The booking as it was before the undone change. */
  before: Booking;
  moves: readonly RecordedTableMove[];
}

/**
 * The tables that the booking has after the undo, and who goes back to theirs.
 * @throws Refusal NO_AVAILABLE_SLOT
 */
async function findSeating(
  tx: Tx<'principal' | 'venue'>,
  { booking, before, moves }: MoveBack,
): Promise<Seating> {
  const { tableIds, status } = before;
  if (moves.length === 0 && staysInPlace(booking, before)) return { tableIds, moves: [] };
  const day = await readServiceDayForStaff(tx, before.workDay);
  const plan = seatingPlanOf(day, booking.uuid);
  if (!holdsTable(status)) return { tableIds, moves: moveBack(plan, null, moves) ?? [] };
  const interval = intervalOf(before, day);
  if (!holdsTable(booking.status)) requireExtras(day, before, interval);
  const back = moveBack(plan, { ...interval, tableIds }, moves);
  if (back) return { tableIds, moves: back };
  if (groupOf(status) !== 'seated') return requireSeating(tx, before, before);
  // They sat there a moment ago: nowhere else will do, whoever comes next.
  await requireNobodyThere(tx, { ...before, hasFixedTables: true });
  return { tableIds, moves: [] };
}

/**
 * Puts back what a change of a booking changed about its customer.
 * @returns the change of the undo, for the journal of the booking; null if there was none
 * @throws Refusal BOOKING_IS_OUTDATED if the customer has changed since
 */
async function undoGuestChange(
  tx: Tx<'cause'>,
  { accountId, customerUuid }: Booking,
  { change, now }: { change: CustomerChange | undefined; now: Instant },
): Promise<CustomerChange | null> {
  if (!change) return null;
  const [before, after] = change;
  const customer =
    customerUuid === null ? null : await findCustomer(tx.db, accountId, customerUuid);
  const isAsLeft = Object.entries(after).every(
    ([field, value]) => customer?.[field as keyof typeof after] === value,
  );
  if (!customer || !isAsLeft)
    throw new Refusal(
      'BOOKING_IS_OUTDATED',
      'The guest has been changed again since, so this change cannot be undone by itself. Look at the log.',
    );
  await saveCustomer(tx, customer, { ...customer, ...before, updatedAt: now });
  return [after, before];
}

/**
 * Undoes what a move of a ticket changed of the other booking: the bill is at one of the two, never at both or
 * neither. Does nothing for a change that moved no ticket.
 * @param undone the entry of the booking whose change is undone: of the move, or of an earlier undo of it
 * @param now the moment of the undo, by which its entries belong together
 * @throws Refusal BOOKING_IS_OUTDATED if the ticket of the other booking has changed since
 */
async function undoTicketMove(
  tx: Tx<'venue' | 'cause'>,
  undone: JournalEntry,
  now: Instant,
): Promise<void> {
  const { db } = tx;
  const entry = await findOtherEntry(db, undone);
  if (!entry) return;
  const { accountId, subjectId, version: undoes } = entry;
  const booking = await findBookingOrDeleted(db, accountId, subjectId);
  if (!booking) throw changedSince();
  requireUndoable(entry, await listJournalEntries(db, { accountId, subjectId }), now);
  const after = nextVersion(booking, undoneFields(entry), now);
  await saveBooking(withCause(tx, { undoes }), { before: booking, after });
}

/** The entry of the booking that the ticket went to or came from; null if none moved. @throws Refusal BOOKING_IS_OUTDATED */
async function findOtherEntry(db: Db, undone: JournalEntry): Promise<JournalEntry | null> {
  const { accountId, subjectId, operation, workDay, writtenAt, changes } = undone;
  const isMove = operation === 'transfer-ticket';
  if (!changes.ticket || workDay === null || !(isMove || operation === 'undo-change')) return null;
  const key = { accountId, operation, writtenAt, workDays: aroundMidnight(workDay) };
  const reversed = JSON.stringify([...changes.ticket].reverse());
  const [other, ...more] = (await listJournalEntriesAt(db, key)).filter(
    (entry) =>
      entry.subjectId !== subjectId && JSON.stringify(entry.changes.ticket ?? null) === reversed,
  );
  if (!other && !isMove) return null;
  if (!other || more.length > 0) throw changedSince();
  return other;
}

/** Guests who sit at the same time have this work day, or one next to it. */
function aroundMidnight(workDay: WallDate): WallDate[] {
  return [addDays(workDay, -1), workDay, addDays(workDay, 1)];
}

function changedSince(): Refusal {
  return new Refusal(
    'BOOKING_IS_OUTDATED',
    'The other booking of this ticket has changed since. Move the ticket by hand instead.',
  );
}
