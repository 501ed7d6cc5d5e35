import type { Booking } from '../../domain/booking.ts';
import type { Message } from '../../domain/message.ts';
import type { Mail } from '../../mail/mail.ts';
import { messageMail } from '../../mail/message-mail.ts';
import { issueManageToken, manageUrlOf } from '../bookings/manage-token.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { hasLeftWaitList } from '../wait-list/has-left-wait-list.ts';
import { findGuestAddress } from './guest-address.ts';
import { findOtherTimes } from './other-times.ts';
import { venueAddress } from './venue-address.ts';

export interface RenderedMessage {
  mail: Mail;
  /** Of its link, with which a guest opens the booking; null without one. */
  token: string | null;
}

/**
 * The mail of a message, made from what is true now, in an open write transaction: a mail to a guest has a new link to
 * the booking, unless the guest is at the door. Null if there is nobody to write to.
 */
export async function renderMessage(
  tx: Tx,
  { id, kind, lane }: Pick<Message, 'id' | 'kind' | 'lane'>,
  booking: Booking,
): Promise<RenderedMessage | null> {
  const { context, db } = tx;
  const venue = await requireVenue(context, db, booking.accountId);
  const isForVenue = lane === 'VENUE';
  const to = isForVenue ? venueAddress(venue) : await findGuestAddress(db, booking);
  if (!to) return null;
  // The page of a booking is for guests who are still to come.
  const isLinked = !isForVenue && kind !== 'TABLE_READY';
  const token = isLinked ? await issueManageToken(tx, booking.uuid) : null;
  const staffUrl = `${context.publicUrl}/staff#date=${booking.workDay}&booking=${booking.uuid}`;
  const guestUrl = token === null ? null : manageUrlOf(context, booking.uuid, token);
  const url = isForVenue ? staffUrl : guestUrl;
  const otherTimes = kind === 'DECLINED' ? await findOtherTimes({ ...tx, venue }, booking) : [];
  const subject = {
    kind,
    venue,
    booking,
    url,
    otherTimes,
    hasLeftWaitList: await hasLeftWaitList(db, booking),
    now: context.now(),
  };
  return { mail: messageMail(id, to, subject), token };
}
