import type * as wire from '../../contract/staff/messages.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { MessagesView, MessageView } from '../../operations/messages/message-view.ts';

export function messagesShape({ venue, delivery, messages }: MessagesView): wire.StaffMessages {
  return { delivery, messages: messages.map((view) => messageShape(venue, view)) };
}

export function messageShape(
  { timezone }: Venue,
  { message, booking }: MessageView,
): wire.StaffMessage {
  const at = (instant: number) => toZonedIso(timezone, instant);
  const isWaiting = message.status === 'WAITING';
  return {
    id: message.id,
    bookingUuid: message.bookingUuid,
    bookingAt: at(booking.bookingAt),
    workDay: booking.workDay,
    customerName: booking.customerName,
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
