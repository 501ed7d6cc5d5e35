import { WEBHOOK_MESSAGE_KIND } from '../../domain/message-kind.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import { insertMessage } from '../../store/messages.ts';
import type { Tx } from '../tx.ts';

/** Queues the mail about a webhook that is being disabled, in the same transaction. Where no mail is sent, there is none. */
export async function queueWebhookMessage(
  { context, db }: Tx,
  { id, accountId }: Pick<WebhookEndpoint, 'id' | 'accountId'>,
): Promise<void> {
  if (context.mailDelivery(accountId) === 'OFF') return;
  const now = context.now();
  await insertMessage(db, {
    id: context.newUuid(),
    accountId,
    bookingUuid: null,
    bookingVersion: 0,
    webhookId: id,
    kind: WEBHOOK_MESSAGE_KIND,
    lane: 'VENUE',
    isRepeat: false,
    status: 'WAITING',
    dueAt: now,
    tries: 0,
    toldVersion: null,
    claimedUntil: null,
    createdAt: now,
    endedAt: null,
    problem: null,
    serverAnswer: null,
  });
}
