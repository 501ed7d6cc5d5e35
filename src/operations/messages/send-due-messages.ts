import { isStillTrue, type Message, nextTryAt } from '../../domain/message.ts';
import { reminderSentAt } from '../../domain/reminder.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { Mail } from '../../mail/mail.ts';
import { MailNotSent, type MailTransport } from '../../mail/mail-transport.ts';
import { findBookingOrDeleted } from '../../store/bookings.ts';
import {
  claimDueMessages,
  findToldVersion,
  renewClaims,
  saveMessageOutcome,
} from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { renderMessage } from './render-message.ts';

/** At the same time, which is as many as the mail server gets connections. */
const BATCH = 5;
/** Once a claim has ended, because its process was killed, another process sends the message. */
const CLAIM_MS = 30_000;
/** A process that is still sending prolongs its claims. */
const RENEWAL_MS = 10_000;
/** While the mail server cannot be used, a message waits for so long, and is then given up. */
const MAX_WAIT_MS = 3 * 24 * 3_600_000;

export interface SendingResult {
  claimed: number;
  /** Why the mail server cannot be used; null if it can, or if there was nothing to send. */
  unavailable: string | null;
  outcomes: Message['status'][];
}

/**
 * Sends a batch of the messages that are due. What cannot be sent now is tried again later: each process may call it
 * at any time.
 */
export async function sendDueMessages(
  context: AppContext,
  transport: Pick<MailTransport, 'send'>,
): Promise<SendingResult> {
  const now = context.now();
  const claimed = await context.store.write(null, (db) =>
    claimDueMessages(db, { now, until: untilOf(context), limit: BATCH }),
  );
  const ids = claimed.map(({ id }) => id);
  const renew = () => context.store.write(null, (db) => renewClaims(db, ids, untilOf(context)));
  // If it fails, the claims may end early, and a message may be sent twice.
  const timer = setInterval(() => void renew().catch(() => undefined), RENEWAL_MS);
  const settled = await Promise.allSettled(
    claimed.map((message) => tryToSend(context, transport, message)),
  );
  clearInterval(timer);
  const tries = settled.map((each) => {
    // Its claim ends, and it is tried again.
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
  return {
    claimed: claimed.length,
    unavailable: tries.find(({ unavailable }) => unavailable !== null)?.unavailable ?? null,
    outcomes: tries.map(({ status }) => status),
  };
}

function untilOf(context: AppContext): Instant {
  return context.now() + CLAIM_MS;
}

async function tryToSend(
  context: AppContext,
  transport: Pick<MailTransport, 'send'>,
  message: Message,
): Promise<{ status: Message['status']; unavailable: string | null }> {
  const { accountId, id } = message;
  const prepared = await context.store.write(accountId, (db) => prepare(context, db, message));
  const tries = message.tries + 1;
  let outcome: Message;
  let unavailable: string | null = null;
  if ('skipped' in prepared) {
    outcome = { ...message, status: 'SKIPPED', problem: prepared.skipped, endedAt: context.now() };
  } else if ('waitsUntil' in prepared) {
    outcome = { ...message, dueAt: prepared.waitsUntil };
  } else {
    try {
      await transport.send(prepared.mail);
      const told = { toldVersion: prepared.version, problem: null, serverAnswer: null };
      outcome = { ...message, ...told, status: 'SENT', tries, endedAt: context.now() };
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      outcome = afterFailure(message, error, context.now());
      if (error.failure === 'UNAVAILABLE') unavailable = error.message;
    }
  }
  await context.store.write(accountId, (db) => saveMessageOutcome(db, id, outcome));
  return { status: outcome.status, unavailable };
}

function afterFailure(message: Message, error: MailNotSent, now: Instant): Message {
  const isUnavailable = error.failure === 'UNAVAILABLE';
  const tries = isUnavailable ? message.tries : message.tries + 1;
  const failed = { ...message, tries, serverAnswer: error.message };
  if (error.failure === 'REFUSED')
    return { ...failed, status: 'FAILED', problem: 'REFUSED', endedAt: now };
  const dueAt = isUnavailable ? message.dueAt : nextTryAt(tries, now);
  const isGivenUp = dueAt === null || now - message.dueAt > MAX_WAIT_MS;
  if (isGivenUp) return { ...failed, status: 'FAILED', problem: 'NOT_ACCEPTED', endedAt: now };
  return { ...failed, dueAt, problem: 'NOT_ACCEPTED' };
}

type Prepared =
  | { skipped: 'OUTDATED' | 'NO_ADDRESS' }
  | { waitsUntil: Instant }
  // The mail, and the version of the booking that it is about.
  | { mail: Mail; version: number };

function isReminder({ lane }: Message): boolean {
  return lane === 'REMINDER' || lane === 'RECONFIRM';
}

/** Makes the mail of a message from what is true now. */
async function prepare(context: AppContext, db: Db, message: Message): Promise<Prepared> {
  const { accountId, bookingUuid, kind } = message;
  const booking = await findBookingOrDeleted(db, accountId, bookingUuid);
  if (!booking || !isStillTrue(kind, booking, context.now())) return { skipped: 'OUTDATED' };
  if (message.lane === 'GUEST' && !message.isRepeat) {
    const told = await findToldVersion(db, message);
    if (told >= message.bookingVersion) return { skipped: 'OUTDATED' };
  }
  if (isReminder(message) && !message.isRepeat) {
    const venue = await requireVenue(context, db, accountId);
    const sentAt = reminderSentAt(venue, booking, context.now());
    if (sentAt === null) return { skipped: 'OUTDATED' };
    if (sentAt > context.now()) return { waitsUntil: sentAt };
  }
  const mail = await renderMessage(context, db, message, booking);
  return mail ? { mail, version: booking.version } : { skipped: 'NO_ADDRESS' };
}
