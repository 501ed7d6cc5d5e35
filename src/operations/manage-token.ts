import type { Booking } from '../domain/booking.ts';
import { findBooking } from '../store/bookings.ts';
import { findBookingOfToken, insertManageToken } from '../store/manage-tokens.ts';
import type { Db } from '../store/store.ts';
import { type House, requireVenue } from './house.ts';
import type { Principal } from './principal.ts';
import { hashSecret, newSecret } from './secrets.ts';

/**
 * A fresh token for a booking: who holds it may see, change, reconfirm, sign and cancel this booking
 * and nothing else. Only its hash is kept, so that every answer carries a token of its own.
 */
export async function issueManageToken(house: House, db: Db, bookingUuid: string): Promise<string> {
  const token = newSecret();
  await insertManageToken(db, { tokenHash: hashSecret(token), bookingUuid }, house.now());
  return token;
}

/** Where a diner manages a booking. The token stands behind the #, which no server gets to see. */
function manageAddress(house: House, bookingUuid: string, token: string): string {
  return `${house.publicUrl}/manage/${bookingUuid}#${token}`;
}

/** Where the customer signs a policy that waits for it; null where none does. */
export async function signingAddress(
  house: House,
  db: Db,
  { uuid, cancellationPolicy }: Pick<Booking, 'uuid' | 'cancellationPolicy'>,
): Promise<string | null> {
  if (cancellationPolicy?.status !== 'PENDING_SIGNATURE') return null;
  return manageAddress(house, uuid, await issueManageToken(house, db, uuid));
}

/**
 * Where the customer of a booking that was just made manages it: for the guest themselves, and for
 * whoever cannot send them to sign by `redirectUrl`, since the venue has a page of its own there.
 */
export async function findManageLink(
  house: House,
  principal: Principal,
  bookingUuid: string,
): Promise<string | null> {
  if (principal.rights.getsManageLinks) {
    const token = await house.store.write((db) => issueManageToken(house, db, bookingUuid));
    return manageAddress(house, bookingUuid, token);
  }
  const waiting = await house.store.read(async (db) => {
    const venue = await requireVenue(house, db, principal.accountId);
    return venue.redirectUrl === null ? null : findBooking(db, principal.accountId, bookingUuid);
  });
  return waiting && house.store.write((db) => signingAddress(house, db, waiting));
}

export type ManagedBooking = Pick<Booking, 'uuid' | 'accountId' | 'partnerId'>;

/** The booking that a token opens; null for a token of none. */
export function findManagedBooking(house: House, token: string): Promise<ManagedBooking | null> {
  return house.store.read((db) => findBookingOfToken(db, hashSecret(token)));
}
