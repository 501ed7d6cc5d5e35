import {
  type AnyMessage,
  isStillTrue,
  type Message,
  type WebhookMessage,
} from '../../domain/message.ts';
import { reminderSentAt } from '../../domain/reminder.ts';
import { isWanted } from '../../domain/wanted-message.ts';
import { findBookingOrDeleted } from '../../store/bookings.ts';
import { findWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { isNeedless } from './is-needless.ts';
import { type RenderedMessage, renderMessage } from './render-message.ts';
import { renderWebhookMessage } from './render-webhook-message.ts';

export interface PreparedMail extends RenderedMessage {
  message: AnyMessage;
  /** Of the booking that the mail is about; null for one about a webhook. */
  version: number | null;
}

/** A mail to send, what became of a message without sending it, or a defect, which must not keep others from theirs. */
type PreparedMessage = PreparedMail | { outcome: AnyMessage } | { error: unknown };

/** Makes the mail of a claimed message from what is true now, in an open write transaction. */
export async function prepareMessage(tx: Tx, message: AnyMessage): Promise<PreparedMessage> {
  try {
    return await prepare(tx, message);
  } catch (error) {
    return { error };
  }
}

/** How often it is noticed that a mail server was set up. */
const WITHOUT_SERVER_MS = 10 * 60_000;

async function prepare(tx: Tx, message: AnyMessage): Promise<PreparedMessage> {
  const { context } = tx;
  const now = context.now();
  // It was queued while there was a mail server.
  if (context.mailDelivery(message.accountId) === 'OFF')
    return { outcome: { ...message, dueAt: now + WITHOUT_SERVER_MS } };
  const skip = (problem: 'OUTDATED' | 'NO_ADDRESS') => ({
    outcome: { ...message, status: 'SKIPPED', problem, endedAt: now } as const,
  });
  return message.bookingUuid === null
    ? prepareAboutWebhook(tx, message, skip)
    : prepareAboutBooking(tx, message, skip);
}

type Skip = (problem: 'OUTDATED' | 'NO_ADDRESS') => PreparedMessage;

async function prepareAboutBooking(tx: Tx, message: Message, skip: Skip): Promise<PreparedMessage> {
  const { context, db } = tx;
  const { accountId, bookingUuid, kind } = message;
  const now = context.now();
  const booking = await findBookingOrDeleted(db, accountId, bookingUuid);
  if (!booking || !isStillTrue(kind, booking, now)) return skip('OUTDATED');
  if (message.lane === 'GUEST' && !message.isRepeat)
    if (await isNeedless(tx, message, booking)) return skip('OUTDATED');
  if (isReminder(message) && !message.isRepeat) {
    const venue = await requireVenue(context, db, accountId);
    if (!isWanted(venue, kind, booking)) return skip('OUTDATED');
    const sentAt = reminderSentAt(venue, booking, now);
    if (sentAt === null) return skip('OUTDATED');
    if (sentAt > now) return { outcome: { ...message, dueAt: sentAt } };
  }
  const rendered = await renderMessage(tx, message, booking);
  return rendered ? { ...rendered, message, version: booking.version } : skip('NO_ADDRESS');
}

async function prepareAboutWebhook(
  tx: Tx,
  message: WebhookMessage,
  skip: Skip,
): Promise<PreparedMessage> {
  const { db } = tx;
  const endpoint = await findWebhookEndpoint(db, message.webhookId);
  // It was removed, or enabled again.
  if (!endpoint || endpoint.isEnabled) return skip('OUTDATED');
  const mail = await renderWebhookMessage(tx, message, endpoint);
  return mail ? { mail, token: null, message, version: null } : skip('NO_ADDRESS');
}

function isReminder({ lane }: Message): boolean {
  return lane === 'REMINDER' || lane === 'RECONFIRM';
}
