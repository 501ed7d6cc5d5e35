import { type AnyMessage, nextTryAt } from '../../domain/message.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { MailFailure } from '../../mail/mail-transport.ts';

/** While the mail server cannot be used, a message waits for so long, and is then given up. */
const MAX_WAIT_MS = 3 * 24 * 3_600_000;

/** A message that was sent. @param version the booking's that its text is about; null if it is about none */
export function afterSending(
  message: AnyMessage,
  version: number | null,
  now: Instant,
): AnyMessage {
  const tries = message.tries + 1;
  const sent = { status: 'SENT', tries, endedAt: now, problem: null, serverAnswer: null } as const;
  return message.bookingUuid === null
    ? { ...message, ...sent }
    : { ...message, ...sent, toldVersion: version };
}

/** A message that was not sent: given up, or to be tried again. */
export function afterFailure(
  message: AnyMessage,
  { failure, serverAnswer }: { failure: MailFailure; serverAnswer: string },
  now: Instant,
): AnyMessage {
  const isUnavailable = failure === 'UNAVAILABLE';
  const tries = isUnavailable ? message.tries : message.tries + 1;
  const failed = { ...message, tries, serverAnswer };
  if (failure === 'REFUSED')
    return { ...failed, status: 'FAILED', problem: 'REFUSED', endedAt: now };
  const dueAt = isUnavailable ? message.dueAt : nextTryAt(tries, now);
  const isGivenUp = dueAt === null || now - message.dueAt > MAX_WAIT_MS;
  if (isGivenUp) return { ...failed, status: 'FAILED', problem: 'NOT_ACCEPTED', endedAt: now };
  return { ...failed, dueAt, problem: 'NOT_ACCEPTED' };
}
