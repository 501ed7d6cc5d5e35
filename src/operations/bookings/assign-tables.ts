import type { AssignTablesRequest } from '../../contract/requests/assign-tables.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { nextVersionAtTables } from '../../domain/booking.ts';
import { updateBooking } from '../../store/bookings.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { makeRoom } from './make-room.ts';
import {
  bookingOutdatedError,
  requireBookingToChange,
  requireExactVersion,
} from './require-booking.ts';
import { requireTables } from './require-tables.ts';
import { requireTablesToChange } from './require-tables-to-change.ts';
import { refuseIfTableTaken } from './taken-tables.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/tables: gives a booking tables that staff choose, and fixes it to
 * them or lets it move. Bookings that have the tables move to others. Whether the party fits the tables is
 * not checked: staff know.
 * @throws Refusal BOOKING_NOT_FOUND, BOOKING_IS_OUTDATED, TABLE_NOT_MAPPED_BY_TENANT,
 *   BOOKING_IS_ALREADY_CANCELED, STATUS_NOT_VALID_TO_UPDATE_PUBLIC_BOOKING, NO_AVAILABLE_SLOT
 */
export function assignTables(
  context: AppContext,
  principal: Principal,
  uuid: string,
  { tables, hasFixedTables }: AssignTablesRequest,
  ifMatch: string | null,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  return refuseIfTableTaken(
    context.store.write(principal.accountId, async (db) => {
      const venue = await requireVenue(context, db, principal.accountId);
      const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
      requireExactVersion(booking, ifMatch);
      const tableIds = requireTables(venue, tables);
      requireTablesToChange(booking);
      if (!areSameTables(tableIds, booking.tableIds))
        await makeRoom({ context, db, principal, venue, booking, tableIds });
      const after = nextVersionAtTables(booking, { tableIds, hasFixedTables }, context.now());
      if (!(await updateBooking(db, venue, after))) throw bookingOutdatedError();
      return viewBooking(context, db, principal, venue, after);
    }),
  );
}
