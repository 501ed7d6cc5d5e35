import type { AssignTablesRequest } from '../../contract/staff/assign-tables.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { judgeSwap } from '../../domain/availability/seating/swap-tables.ts';
import { type Booking, nextVersionAtTables } from '../../domain/booking.ts';
import { validationError } from '../../domain/refusal.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import type { ChangeTerms } from './booking-change.ts';
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
export async function writeTables(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  request: AssignTablesRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  requireExactVersion(booking, ifMatch);
  requireTablesToChange(booking);
  const day = await readServiceDayForStaff(context, db, venue, booking.workDay);
  const { swapWith, otherTables } = request;
  const other =
    swapWith === undefined ? null : await requireOther(db, principal, booking, swapWith);
  if (other && otherTables && !areSameTables(requireTables(venue, otherTables), other.tableIds))
    throw bookingOutdatedError();
  const tableIds = other ? other.tableIds : requireTables(venue, request.tables ?? []);
  const chosen = other
    ? judgeSwap(day, uuid, other.uuid)
    : judgeChosenTables(day, booking, tableIds, booking.tableIds);
  const forced = await requireChosenTables(db, principal, day, booking, chosen, request.force);
  const cause = causeOf(principal, 'assign-tables', { tappedAt, forced });
  await applyTableMoves(context, db, venue, cause, booking, chosen.moves);
  const hasFixedTables = request.hasFixedTables ?? (other ? booking.hasFixedTables : true);
  const after = nextVersionAtTables(booking, { tableIds, hasFixedTables }, context.now());
  await saveBooking(context, db, venue, cause, booking, after);
  await endOverriddenOffers(context, db, venue, cause, after);
  return viewBooking(context, db, principal, venue, after);
}

async function requireOther(
  db: Db,
  principal: Principal,
  booking: Booking,
  uuid: string,
): Promise<Booking> {
  if (uuid === booking.uuid)
    throw validationError({ parameter: 'swapWith', reason: 'must be another booking' });
  const other = await requireBookingToChange(db, principal, uuid, null, 'swapWith');
  requireTablesToChange(other);
  return other;
}
