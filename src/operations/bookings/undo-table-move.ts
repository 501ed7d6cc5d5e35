import type { UndoTableMoveRequest } from '../../contract/staff/undo-table-move.ts';
import { clearTables } from '../../domain/availability/seating/clear-tables.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { type Booking, nextVersionAtTables } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { RecordedTableMove } from '../../domain/table-move.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Db } from '../../store/store.ts';
import { findTableMove, markTableMoveUndone } from '../../store/table-moves.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { withCause } from '../transactions.ts';
import type { VerbTx } from '../tx.ts';
import type { BookingChange, BookingVerb } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { intervalOf } from './interval-of.ts';
import { requireBookingToChange, requireExactVersion } from './require-booking.ts';
import { requireRightToMoveBack } from './require-right-to-undo.ts';
import { requireTablesToChange } from './require-tables-to-change.ts';
import { saveBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';
import { tablesTakenRefusal } from './tables-taken-refusal.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/tables/undo: gives a booking back the tables that it had before it
 * made room for another one, and fixes it to them, so that the next request does not move it again. The
 * other booking gets other tables, even if it starts within the freeze window. Nothing changes if the move is undone
 * and the booking still has these tables.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, BOOKING_IS_ALREADY_CANCELED,
 *   STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, NO_AVAILABLE_SLOT; FORBIDDEN to callers who may not set aside the rules
 *   that were set aside for these tables
 */
export const undoTableMove: BookingVerb<UndoTableMoveRequest> = {
  operation: 'undo-table-move',
  permission: 'bookings:update',
  run: writeTableMoveUndo,
};

async function writeTableMoveUndo(
  tx: VerbTx,
  asked: BookingChange<UndoTableMoveRequest>,
): Promise<BookingView> {
  const { context, db, venue } = tx;
  const { ifMatch, request } = asked;
  const booking = await requireBookingToChange(tx, asked);
  const move = await requireTableMove(db, booking, request.moveId);
  if (isUndone(booking, move)) return viewBooking(tx, booking);
  requireExactVersion(booking, ifMatch);
  requireTablesToChange(booking);
  requireNotSeated(booking);
  requireUndoable(venue, booking, move);
  const forced = await requireRightToMoveBack(tx, move);
  const forcing = withCause(tx, { forced });
  const { fromTableIds: tableIds, causeUuid: unfrozenBookingUuid } = move;
  await makeRoom(forcing, booking, { tableIds, unfrozenBookingUuid });
  const now = context.now();
  const after = nextVersionAtTables(booking, { tableIds, hasFixedTables: true }, now);
  await saveBooking(forcing, { before: booking, after });
  await markTableMoveUndone(db, move.id, now);
  return viewBooking(tx, after);
}

function isUndone({ tableIds }: Booking, { undoneAt, fromTableIds }: RecordedTableMove): boolean {
  return undoneAt !== null && areSameTables(tableIds, fromTableIds);
}

/** @throws Refusal STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING */
function requireNotSeated({ status }: Booking): void {
  if (groupOf(status) !== 'seated') return;
  throw new Refusal(
    'STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING',
    'The guests sit at their tables already. Give them other tables instead.',
  );
}

async function requireTableMove(
  db: Db,
  { uuid }: Booking,
  moveId: number,
): Promise<RecordedTableMove> {
  const move = await findTableMove(db, uuid, moveId);
  if (move) return move;
  throw new Refusal('BOOKING_NOT_FOUND', `This booking has no table move with the id ${moveId}.`);
}

/** @throws Refusal NO_AVAILABLE_SLOT if there is nothing to give back */
function requireUndoable(
  { tables }: Pick<Venue, 'tables'>,
  { tableIds }: Booking,
  { fromTableIds, toTableIds }: RecordedTableMove,
): void {
  if (!areSameTables(tableIds, toTableIds))
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'The booking has got other tables since that move. Choose its tables yourself.',
    );
  if (!fromTableIds.every((id) => tables.some((table) => table.id === id)))
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'The venue no longer has the tables that the booking had before. Choose its tables yourself.',
    );
}

interface Room {
  tableIds: readonly number[];
  /** A booking that may be moved although it starts within the freeze window. */
  unfrozenBookingUuid?: string;
}

/**
 * Moves others away from tables that staff give to a booking.
 * @param booking gets the tables; it has not sat down
 * @throws Refusal NO_AVAILABLE_SLOT, which says who has the tables and why they stay
 */
async function makeRoom(
  tx: VerbTx,
  booking: Booking,
  { tableIds, unfrozenBookingUuid }: Room,
): Promise<void> {
  const day = await readServiceDayForStaff(tx, booking.workDay);
  const interval = intervalOf(booking, day);
  const plan = seatingPlanOf(day, booking.uuid, (uuid) => uuid === unfrozenBookingUuid);
  const moves = clearTables(plan, { ...interval, tableIds });
  if (moves) return applyTableMoves(tx, booking, moves);
  throw await tablesTakenRefusal({
    tx,
    day,
    interval,
    tableIds,
    bookingUuid: booking.uuid,
    unfrozenBookingUuid,
  });
}
