import type { UpdateBookingStatusRequest } from '../../contract/requests/update-booking-status.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type ChangeTerms, inOwnTransaction } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireWithinLimits } from './require-within-limits.ts';
import { findTablesAfter, requireTransition, saveTransition } from './status-transition.ts';

/**
 * PUT /bookings/{bookingUuid}/status. If the new status holds a table and the old one did not, tables
 * are assigned again. Nothing is confirmed that staff no longer take on its day.
 * @throws Refusal see the endpoint's problems
 */
export const updateBookingStatus = inOwnTransaction(writeStatus);

async function writeStatus(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { status }: UpdateBookingStatusRequest,
  terms: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  if (status !== 'CANCELED') requireBookingUpdates(principal, venue);
  const booking = await requireBookingToChange(db, principal, uuid, terms.ifMatch);
  const transition = requireTransition(context, principal, booking, status, terms);
  await requireWithinLimits(context, db, venue, transition);
  const seating = await findTablesAfter(context, db, principal, venue, transition);
  const cause = causeOf(principal, 'update-booking-status', { tappedAt: terms.tappedAt });
  const after = await saveTransition(context, db, principal, venue, cause, transition, seating);
  return viewBooking(context, db, principal, venue, after);
}
