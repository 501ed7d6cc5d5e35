import type { Booking } from '../domain/booking.ts';
import { findBookingOfToken, insertManageToken } from '../store/manage-tokens.ts';
import type { Db } from '../store/store.ts';
import type { House } from './house.ts';
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
export function manageAddress(house: House, bookingUuid: string, token: string): string {
  return `${house.publicUrl}/manage/${bookingUuid}#${token}`;
}

export type ManagedBooking = Pick<Booking, 'uuid' | 'accountId' | 'partnerId'>;

/** The booking that a token opens; null for a token of none. */
export function findManagedBooking(house: House, token: string): Promise<ManagedBooking | null> {
  return house.store.read((db) => findBookingOfToken(db, hashSecret(token)));
}
