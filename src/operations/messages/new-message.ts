import type { Booking } from '../../domain/booking.ts';
import { laneOf, type Message } from '../../domain/message.ts';
import type { MessageKind } from '../../domain/message-kind.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';

interface Sending {
  kind: MessageKind;
  dueAt: Instant;
  /** Sent although the guest was told already. */
  isRepeat: boolean;
}

/** A message about a version of a booking, to be sent when it is due. */
export function newMessage(
  context: AppContext,
  { accountId, uuid, version }: Booking,
  { kind, dueAt, isRepeat }: Sending,
): Message {
  return {
    id: context.newUuid(),
    accountId,
    bookingUuid: uuid,
    bookingVersion: version,
    webhookId: null,
    kind,
    lane: laneOf(kind),
    isRepeat,
    status: 'WAITING',
    dueAt,
    tries: 0,
    toldVersion: null,
    claimedUntil: null,
    createdAt: context.now(),
    endedAt: null,
    problem: null,
    serverAnswer: null,
  };
}
