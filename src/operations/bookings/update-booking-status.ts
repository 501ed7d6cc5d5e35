import type { UpdateBookingStatusRequest } from '../../contract/requests/update-booking-status.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import {
  type BookingStatus,
  groupOf,
  holdsTable,
  refuseTransition,
} from '../../domain/booking-status.ts';
import { policyAfterTransition } from '../../domain/cancellation-policy.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { actorOf, type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type ChangeTerms, inOwnTransaction } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { requireBookingToChange } from './require-booking.ts';
import { requireBookingUpdates } from './require-booking-updates.ts';
import { requireNobodyThere, requireSeating } from './require-seating.ts';
import { saveBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';

/**
 * PUT /bookings/{bookingUuid}/status. If the new status holds a table and the old one did not, tables
 * are assigned again.
 * @throws Refusal see the endpoint's problems
 */
export async function writeStatus(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { status }: UpdateBookingStatusRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  if (status !== 'CANCELED') requireBookingUpdates(principal, venue);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  const moved = await writeTransition(context, db, principal, venue, booking, status, tappedAt);
  return viewBooking(context, db, principal, venue, moved);
}

export const updateBookingStatus = inOwnTransaction(writeStatus);

/** Writes a status transition inside an open write transaction. */
async function writeTransition(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  booking: Booking,
  to: BookingStatus,
  tappedAt: Instant | null,
): Promise<Booking> {
  const refusal = refuseTransition(booking.status, to, principal.capabilities.mayDeleteBookings);
  if (refusal) throw refusal;
  const needsTable = holdsTable(to) && !holdsTable(booking.status);
  const sitsDown = groupOf(to) === 'seated' && groupOf(booking.status) !== 'seated';
  const now = context.now();
  const timestamps = timestampsAfterTransition(booking, to, tappedAt ?? now);
  const after: Booking = { ...booking, ...timestamps, status: to, updatedAt: now };
  let seating: Seating | null = null;
  if (needsTable) seating = await requireSeating(context, db, venue, booking, after);
  else if (sitsDown) seating = await requireNobodyThere(context, db, principal, venue, after);
  const cause = causeOf(principal, 'update-booking-status', { tappedAt });
  await applyTableMoves(context, db, venue, cause, booking, seating?.moves ?? []);
  const { cancellationPolicy } = booking;
  const changes: Partial<Booking> = {
    ...timestamps,
    status: to,
    tableIds: seating?.tableIds ?? tablesAfterTransition(booking, to),
    cancellationPolicy: policyAfterTransition(cancellationPolicy, to, actorOf(principal), now),
  };
  const moved = nextVersion(booking, changes, now);
  await saveBooking(db, venue, cause, booking, moved);
  return moved;
}

/** A no-show keeps its tables on record, so that undoing it can restore them. */
function tablesAfterTransition(booking: Booking, to: BookingStatus): Booking['tableIds'] {
  const keeps = holdsTable(to) || to === 'ATTENDED' || to === 'NO_SHOW';
  return keeps && groupOf(booking.status) !== 'awaiting' ? booking.tableIds : [];
}
