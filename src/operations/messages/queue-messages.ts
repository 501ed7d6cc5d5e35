import type { Booking } from '../../domain/booking.ts';
import type { Actor } from '../../domain/journal.ts';
import { firstDueAt } from '../../domain/message.ts';
import type { MessageKind } from '../../domain/message-kind.ts';
import type { Venue } from '../../domain/venue.ts';
import { isWanted } from '../../domain/wanted-message.ts';
import { insertMessage } from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { newMessage } from './new-message.ts';

/**
 * Queues messages about a version of a booking, in the transaction that writes it. Where no mail is sent, there are
 * none, nor of kinds that the venue does without.
 */
export async function queueMessages(
  context: AppContext,
  db: Db,
  venue: Venue,
  booking: Booking,
  kinds: readonly MessageKind[],
  actor: Actor,
): Promise<void> {
  if (kinds.length === 0 || context.mailDelivery(booking.accountId) === 'OFF') return;
  const dueAt = firstDueAt(booking, actor, context.now());
  for (const kind of kinds.filter((each) => isWanted(venue, each, booking)))
    await insertMessage(db, newMessage(context, booking, kind, { dueAt, isRepeat: false }));
}
