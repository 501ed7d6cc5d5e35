import type { UpdateBookingStatusRequest } from '../../contract/partner/update-booking-status.ts';
import type { VerbTx } from '../tx.ts';
import type { BookingChange, BookingVerb } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireWithinLimits } from './require-within-limits.ts';
import { signingUrlOfAnswer } from './signing-url.ts';
import { findTablesAfter, requireTransition, saveTransition } from './status-transition.ts';

/**
 * PUT /bookings/{bookingUuid}/status. If the new status holds a table and the old one did not, tables
 * are assigned again. Nothing is confirmed that staff no longer take on its day.
 * @throws Refusal see the endpoint's problems
 */
export const updateBookingStatus: BookingVerb<UpdateBookingStatusRequest> = {
  operation: 'update-booking-status',
  permission: 'bookings:update',
  run: writeStatus,
};

async function writeStatus(
  tx: VerbTx,
  asked: BookingChange<UpdateBookingStatusRequest>,
): Promise<BookingView> {
  const { principal, venue } = tx;
  const { status } = asked.request;
  if (status !== 'CANCELED') requireBookingUpdates(principal, venue);
  const booking = await requireBookingToChange(tx, asked);
  const transition = requireTransition(tx, booking, { status });
  await requireWithinLimits(tx, transition);
  const seating = await findTablesAfter(tx, transition);
  const after = await saveTransition(tx, transition, seating);
  const view = await viewBooking(tx, after);
  return {
    ...view,
    redirectUrl: await signingUrlOfAnswer(tx, booking, after),
  };
}
