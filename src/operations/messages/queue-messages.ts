import type { Booking } from '../../domain/booking.ts';
import { firstDueAt } from '../../domain/message.ts';
import type { MessageKind } from '../../domain/message-kind.ts';
import { isWanted } from '../../domain/wanted-message.ts';
import { insertMessage } from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';
import type { Tx } from '../tx.ts';
import { findGuestAddress } from './guest-address.ts';
import { newMessage } from './new-message.ts';

/**
 * Queues messages about a version of a booking, in the transaction that writes it. Where no mail is sent, there are
 * none, nor of kinds that the venue does without.
 */
export async function queueMessages(
  { context, db, venue, cause }: Tx<'venue' | 'cause'>,
  booking: Booking,
  kinds: readonly MessageKind[],
): Promise<void> {
  if (kinds.length === 0 || context.mailDelivery(booking.accountId) === 'OFF') return;
  const dueAt = firstDueAt(booking, cause.actor, context.now());
  for (const kind of kinds.filter((each) => isWanted(venue, each, booking))) {
    if (kind === 'TABLE_READY' && (await isUnknown(db, booking))) continue;
    await insertMessage(db, newMessage(context, booking, { kind, dueAt, isRepeat: false }));
  }
}

/** Whether nobody noted who the guests at the door are, nor where they can be written to. */
async function isUnknown(db: Db, booking: Booking): Promise<boolean> {
  return booking.customerUuid === null && (await findGuestAddress(db, booking)) === null;
}
