import { type Message, nextTryAt } from '../../domain/message.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { MailFailure } from '../../mail/mail-transport.ts';

/** While the mail server cannot be used, a message waits for so long, and is then given up. */
const MAX_WAIT_MS = 3 * 24 * 3_600_000;

/** A message that was sent. @param version the booking's that its text is about */
export function afterSending(message: Message, version: number, now: Instant): Message {
  return {
    ...message,
    status: 'SENT',
    tries: message.tries + 1,
    toldVersion: version,
    endedAt: now,
    problem: null,
    serverAnswer: null,
  };
}

/** A message that was not sent: given up, or to be tried again. */
export function afterFailure(
  message: Message,
  failure: MailFailure,
  serverAnswer: string,
  now: Instant,
): Message {
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
