import type { Booking } from '../../domain/booking.ts';
import type { Message, WebhookMessage } from '../../domain/message.ts';
import type { Venue } from '../../domain/venue.ts';
import type { WebhookEndpoint } from '../../domain/webhook.ts';
import type { MailDelivery } from '../context.ts';

/** A message with the booking that it is about. */
export interface MessageView {
  message: Message;
  booking: Pick<Booking, 'bookingAt' | 'workDay' | 'customerName'>;
}

export interface WebhookMessageView {
  message: WebhookMessage;
  webhook: Pick<WebhookEndpoint, 'url'>;
}

export interface MessagesView {
  venue: Venue;
  delivery: MailDelivery;
  /** Newest first. */
  messages: readonly (MessageView | WebhookMessageView)[];
}
