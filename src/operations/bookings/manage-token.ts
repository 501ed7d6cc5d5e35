import type { Booking } from '../../domain/booking.ts';
import { policyOf } from '../../domain/cancellation-policy.ts';
import { findBooking } from '../../store/bookings.ts';
import {
  deleteManageToken,
  findBookingOfToken,
  insertManageToken,
} from '../../store/manage-tokens.ts';
import type { Db } from '../../store/store.ts';
import { hashSecret, newSecret } from '../access/secrets.ts';
import type { AppContext } from '../context.ts';
import type { RenderedResponse } from '../idempotency.ts';
import type { Call, Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import type { BookingView } from './booking-view.ts';

/**
 * Issues a token that allows its bearer to see, change, reconfirm, sign and cancel this booking and no
 * other, and to read what the widget API shows everyone, such as availability. Only the hash is stored,
 * so an issued token cannot be shown again: each link gets a new one.
 */
export async function issueManageToken({ context, db }: Tx, bookingUuid: string): Promise<string> {
  const token = newSecret();
  await insertManageToken(db, { tokenHash: hashSecret(token), bookingUuid }, context.now());
  return token;
}

/**
 * Issues a link to the manage page of a booking. Browsers never send the fragment, which has the token, to a server.
 */
export async function issueManageUrl(tx: Tx, bookingUuid: string): Promise<string> {
  const { context } = tx;
  const token = await issueManageToken(tx, bookingUuid);
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
  tx: Tx,
  booking: Pick<Booking, 'uuid' | 'status' | 'cancellationPolicy'>,
): Promise<string | null> {
  const { context } = tx;
  if (policyOf(booking, context.now())?.status !== 'PENDING_SIGNATURE') return null;
  return issueManageUrl(tx, booking.uuid);
}

/**
 * Issues the links of a new booking. `redirectUrl` is the venue's own page, or else the manage page if there is a policy to
 * sign. `Location` is the manage link: diners always get it, other callers only if there is a policy to sign and
 * `redirectUrl` is not that link. Both have the same token.
 */
export async function issueLinks(
  tx: Tx<'principal'>,
  { venue, booking }: Pick<BookingView, 'venue' | 'booking'>,
): Promise<{ redirectUrl: string | null; manageLink: string | null }> {
  const { principal } = tx;
  const { getsManageLinks } = principal.capabilities;
  const signingUrl = await issuePolicySigningUrl(tx, booking);
  const manageLink =
    signingUrl ?? (getsManageLinks ? await issueManageUrl(tx, booking.uuid) : null);
  const redirectUrl = venue.redirectUrl ?? signingUrl;
  const isInRedirectUrl = redirectUrl === manageLink && !getsManageLinks;
  return { redirectUrl, manageLink: isInRedirectUrl ? null : manageLink };
}

/**
 * The manage link for a retried create request. Links are stored only as hashes, so it is a new one, unless the first answer
 * has it in its `redirectUrl`.
 * @param first the first answer, which is sent again
 */
export async function issueManageLinkAgain(
  { context, principal }: Call,
  first: Pick<RenderedResponse, 'body' | 'bookingUuid'>,
): Promise<string | null> {
  const { accountId, capabilities } = principal;
  const { redirectUrl } = JSON.parse(first.body) as { redirectUrl?: string | null };
  if (redirectUrl?.startsWith(manageUrlOf(context, first.bookingUuid, '')))
    return capabilities.getsManageLinks ? redirectUrl : null;
  return context.store.write(accountId, async (db) => {
    const venue = await requireVenue(context, db, accountId);
    const booking = await findBooking(db, accountId, first.bookingUuid);
    if (!booking) return null;
    return (await issueLinks({ context, db, principal }, { venue, booking })).manageLink;
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
