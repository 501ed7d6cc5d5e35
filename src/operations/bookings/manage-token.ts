import type { Booking } from '../../domain/booking.ts';
import { findBooking } from '../../store/bookings.ts';
import { findBookingOfToken, insertManageToken } from '../../store/manage-tokens.ts';
import type { Db } from '../../store/store.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';

/**
 * A fresh token for a booking: who holds it may see, change, reconfirm, sign and cancel this booking
 * and nothing else. Only its hash is kept, so that every answer carries a token of its own.
 */
export async function issueManageToken(
  context: AppContext,
  db: Db,
  bookingUuid: string,
): Promise<string> {
  const token = newSecret();
  await insertManageToken(db, { tokenHash: hashSecret(token), bookingUuid }, context.now());
  return token;
}

/** Where a diner manages a booking. The token stands behind the #, which no server gets to see. */
function manageUrl(context: AppContext, bookingUuid: string, token: string): string {
  return `${context.publicUrl}/manage/${bookingUuid}#${token}`;
}

/** Where the customer signs a policy that waits for it; null where none does. */
export async function signingUrl(
  context: AppContext,
  db: Db,
  { uuid, cancellationPolicy }: Pick<Booking, 'uuid' | 'cancellationPolicy'>,
): Promise<string | null> {
  if (cancellationPolicy?.status !== 'PENDING_SIGNATURE') return null;
  return manageUrl(context, uuid, await issueManageToken(context, db, uuid));
}

/**
 * Where the customer of a booking that was just made manages it: for the guest themselves, and for
 * whoever cannot send them to sign by `redirectUrl`, since the venue has a page of its own there.
 */
export async function findManageLink(
  context: AppContext,
  principal: Principal,
  bookingUuid: string,
): Promise<string | null> {
  if (principal.rights.getsManageLinks) {
    const token = await context.store.write((db) => issueManageToken(context, db, bookingUuid));
    return manageUrl(context, bookingUuid, token);
  }
  const waiting = await context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    return venue.redirectUrl === null ? null : findBooking(db, principal.accountId, bookingUuid);
  });
  return waiting && context.store.write((db) => signingUrl(context, db, waiting));
}

export type ManagedBooking = Pick<Booking, 'uuid' | 'accountId' | 'partnerId'>;

/** The booking that a token opens; null for a token of none. */
export function findManagedBooking(
  context: AppContext,
  token: string,
): Promise<ManagedBooking | null> {
  return context.store.read((db) => findBookingOfToken(db, hashSecret(token)));
}
