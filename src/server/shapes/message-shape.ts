import type * as wire from '../../contract/staff/messages.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type {
  MessagesView,
  MessageView,
  WebhookMessageView,
} from '../../operations/messages/message-view.ts';

export function messagesShape({ venue, delivery, messages }: MessagesView): wire.StaffMessages {
  return { delivery, messages: messages.map((view) => messageShape(venue, view)) };
}

export function messageShape(
  { timezone }: Venue,
  view: MessageView | WebhookMessageView,
): wire.StaffMessage {
  const { message } = view;
  const booking = 'booking' in view ? view.booking : null;
  const at = (instant: number) => toZonedIso(timezone, instant);
  const isWaiting = message.status === 'WAITING';
  return {
    id: message.id,
    bookingUuid: message.bookingUuid,
    bookingAt: booking && at(booking.bookingAt),
    workDay: booking?.workDay ?? null,
    customerName: booking?.customerName ?? null,
    webhookHost: 'webhook' in view ? new URL(view.webhook.url).host : null,
    kind: message.kind,
    recipient: message.lane === 'VENUE' ? 'VENUE' : 'GUEST',
    status: message.status,
    createdAt: at(message.createdAt),
    endedAt: message.endedAt === null ? null : at(message.endedAt),
    dueAt: isWaiting ? at(message.dueAt) : null,
    tries: message.tries,
    problem: message.problem,
    serverAnswer: message.serverAnswer,
  };
}
