import type { Message, WebhookMessage } from '../../domain/message.ts';
import { validationError } from '../../domain/refusal.ts';
import { findMessage } from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';

/** A message, identified together with its booking. */
export interface MessageOfBooking {
  bookingUuid: string;
  messageId: string;
}

/** A message about a booking that the caller may see. @throws Refusal VALIDATION_ERROR */
export async function requireMessage(
  db: Db,
  accountId: string,
  { bookingUuid, messageId }: MessageOfBooking,
): Promise<Message> {
  const message = await findMessage(db, accountId, messageId);
  if (message?.bookingUuid === bookingUuid) return message;
  throw validationError({
    parameter: 'messageId',
    reason: 'names no message about this booking; messages are kept for 30 days',
  });
}

/** A message about a webhook. @throws Refusal VALIDATION_ERROR */
export async function requireWebhookMessage(
  db: Db,
  accountId: string,
  id: string,
): Promise<WebhookMessage> {
  const message = await findMessage(db, accountId, id);
  if (message?.bookingUuid === null) return message;
  throw validationError({
    parameter: 'messageId',
    reason: 'names no message about a webhook; messages are kept for 30 days',
  });
}
