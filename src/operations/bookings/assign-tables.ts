import type { AssignTablesRequest } from '../../contract/staff/assign-tables.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { judgeSwap } from '../../domain/availability/seating/swap-tables.ts';
import { type Booking, nextVersionAtTables } from '../../domain/booking.ts';
import { validationError } from '../../domain/refusal.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { withCause } from '../transactions.ts';
import type { Tx, VerbTx } from '../tx.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import type { BookingChange, BookingVerb } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { judgeChosenTables, requireChosenTables } from './chosen-tables.ts';
import {
  bookingOutdatedError,
  requireBookingToChange,
  requireExactVersion,
} from './require-booking.ts';
import { requireTables } from './require-tables.ts';
import { requireTablesToChange } from './require-tables-to-change.ts';
import { saveBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/tables: gives a booking tables that staff choose, those of another booking in
 * exchange, or fixes it to its tables or loosens it; also while the guests sit. Bookings that have the tables move
 * to others. A party that does not fit, a booking that would move within the freeze window and one that would be
 * at risk are refused with the rule TABLE, which can be set aside. Where somebody else sits, nobody is seated.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, TABLE_NOT_MAPPED_BY_TENANT,
 *   BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, NO_AVAILABLE_SLOT; RulesRefusal
 */
export const assignTables: BookingVerb<AssignTablesRequest> = {
  operation: 'assign-tables',
  permission: 'bookings:update',
  run: writeTables,
};

async function writeTables(
  tx: VerbTx,
  asked: BookingChange<AssignTablesRequest>,
): Promise<BookingView> {
  const { context, venue } = tx;
  const { uuid, ifMatch, request } = asked;
  const booking = await requireBookingToChange(tx, asked);
  requireExactVersion(booking, ifMatch);
  requireTablesToChange(booking);
  const day = await readServiceDayForStaff(tx, booking.workDay);
  const { swapWith, otherTables } = request;
  const other = swapWith === undefined ? null : await requireOther(tx, booking, swapWith);
  if (other && otherTables && !areSameTables(requireTables(venue, otherTables), other.tableIds))
    throw bookingOutdatedError();
  const tableIds = other ? other.tableIds : requireTables(venue, request.tables ?? []);
  const chosen = other
    ? judgeSwap(day, uuid, other.uuid)
    : judgeChosenTables(day, booking, { tableIds, currentTableIds: booking.tableIds });
  const forced = await requireChosenTables(tx, { ...chosen, day, booking }, request.force);
  const forcing = withCause(tx, { forced });
  await applyTableMoves(forcing, booking, chosen.moves);
  const hasFixedTables = request.hasFixedTables ?? (other ? booking.hasFixedTables : true);
  const after = nextVersionAtTables(booking, { tableIds, hasFixedTables }, context.now());
  await saveBooking(forcing, { before: booking, after });
  await endOverriddenOffers(forcing, after);
  return viewBooking(tx, after);
}

async function requireOther(tx: Tx<'principal'>, booking: Booking, uuid: string): Promise<Booking> {
  if (uuid === booking.uuid)
    throw validationError({ parameter: 'swapWith', reason: 'must be another booking' });
  const other = await requireBookingToChange(tx, { uuid, ifMatch: null }, 'swapWith');
  requireTablesToChange(other);
  return other;
}
