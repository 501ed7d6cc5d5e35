import type { Booking } from '../../domain/booking.ts';
import { findBooking } from '../../store/bookings.ts';
import {
  deleteManageToken,
  findBookingOfToken,
  insertManageToken,
} from '../../store/manage-tokens.ts';
import type { Db } from '../../store/store.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import type { BookingView } from './booking-view.ts';

/**
 * Issues a token that allows its bearer to see, change, reconfirm, sign and cancel this booking and no
 * other, and to read what the widget API shows everyone, such as availability. Only the hash is stored,
 * so an issued token cannot be shown again: each link gets a new one.
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

/**
 * Issues a link to the manage page of a booking. Browsers never send the fragment, which has the token, to a server.
 */
export async function issueManageUrl(
  context: AppContext,
  db: Db,
  bookingUuid: string,
): Promise<string> {
  const token = await issueManageToken(context, db, bookingUuid);
  return manageUrlOf(context, bookingUuid, token);
}

/** The link with a token that was issued. */
export function manageUrlOf(
  { publicUrl }: Pick<AppContext, 'publicUrl'>,
  bookingUuid: string,
  token: string,
): string {
  return `${publicUrl}/manage/${bookingUuid}#${token}`;
}

/** Makes a token invalid that nobody has received. */
export function revokeManageToken(db: Db, token: string): Promise<void> {
  return deleteManageToken(db, hashSecret(token));
}

/** Issues a link to the manage page, where the diner signs a pending policy; null if there is none to sign. */
export async function issuePolicySigningUrl(
  context: AppContext,
  db: Db,
  { uuid, cancellationPolicy }: Pick<Booking, 'uuid' | 'cancellationPolicy'>,
): Promise<string | null> {
  if (cancellationPolicy?.status !== 'PENDING_SIGNATURE') return null;
  return issueManageUrl(context, db, uuid);
}

/**
 * Issues the manage link of a new booking for the header `Location`. Diners always get one. Other callers
 * get one only if there is a policy to sign and the response's `redirectUrl` has the venue's own page:
 * otherwise they find the link there.
 */
export async function issueManageLink(
  context: AppContext,
  db: Db,
  principal: Principal,
  { venue, booking }: Pick<BookingView, 'venue' | 'booking'>,
): Promise<string | null> {
  if (principal.capabilities.getsManageLinks) {
    return issueManageUrl(context, db, booking.uuid);
  }
  return venue.redirectUrl === null ? null : issuePolicySigningUrl(context, db, booking);
}

/** As {@link issueManageLink}, for a create request that is sent again. */
export function issueManageLinkAgain(
  context: AppContext,
  principal: Principal,
  bookingUuid: string,
): Promise<string | null> {
  const { accountId } = principal;
  return context.store.write(accountId, async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const booking = await findBooking(db, accountId, bookingUuid);
    return booking && issueManageLink(context, db, principal, { venue, booking });
  });
}

export type ManageTokenBooking = Pick<Booking, 'uuid' | 'accountId' | 'partnerId'>;

/** The booking that a token gives access to; null for an unknown token. */
export function findManagedBooking(
  context: AppContext,
  token: string,
): Promise<ManageTokenBooking | null> {
  return context.store.read((db) => findBookingOfToken(db, hashSecret(token)));
}
