import { type Booking, nextVersion } from '../../domain/booking.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { requireBookingToChange } from './require-booking.ts';
import { saveBooking } from './save-booking.ts';
import { refuseIfTableTaken } from './taken-tables.ts';

/** How a change is made, besides what it changes. */
export interface ChangeTerms {
  /** The header If-Match: ETags, or `*` for any version; null without it. */
  ifMatch: string | null;
  /** When somebody tapped, if the device sent it: it may have been without a network since. */
  tappedAt: Instant | null;
}

/** A change of one booking, inside an open write transaction. */
export type BookingWrite<Body> = (
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  body: Body,
  terms: ChangeTerms,
) => Promise<BookingView>;

/** The same change in a write transaction of its own. */
export function inOwnTransaction<Body>(write: BookingWrite<Body>) {
  return (
    context: AppContext,
    principal: Principal,
    uuid: string,
    body: Body,
    ifMatch: string | null,
  ): Promise<BookingView> =>
    refuseIfTableTaken(
      context.store.write(principal.accountId, (db) =>
        write(context, db, principal, uuid, body, { ifMatch, tappedAt: null }),
      ),
    );
}

/**
 * Makes a change that depends only on the booking itself. If `change` returns the same object, nothing is
 * written and the ETag stays the same.
 * @param operation the name for the journal
 * @param change gets the moment of the change: when somebody tapped, else now
 * @throws Refusal FORBIDDEN, BOOKING_NOT_FOUND, BOOKING_PARTNER_DIFFERS_FROM_CURRENT_PARTNER,
 *   BOOKING_IS_OUTDATED, and the errors of `change`
 */
export async function changeBooking(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { ifMatch, tappedAt }: ChangeTerms,
  operation: string,
  change: (booking: Booking, at: Instant) => Booking,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  const now = context.now();
  const changed = change(booking, tappedAt ?? now);
  if (changed === booking) return viewBooking(context, db, principal, venue, booking);
  const after = nextVersion(booking, changed, now);
  await saveBooking(
    context,
    db,
    venue,
    causeOf(principal, operation, { tappedAt }),
    booking,
    after,
  );
  return viewBooking(context, db, principal, venue, after);
}
