import type { Logger } from 'pino';
import type { AnyMessage } from '../domain/message.ts';
import { MailNotSent, type MailTransport } from '../mail/mail-transport.ts';
import { revokeManageToken } from '../operations/bookings/manage-token.ts';
import type { AppContext } from '../operations/context.ts';
import { afterFailure, afterSending } from '../operations/messages/message-outcome.ts';
import { type PreparedMail, prepareMessage } from '../operations/messages/prepare-message.ts';
import type { Tx } from '../operations/tx.ts';
import {
  claimDueMessages,
  countWaitingMessages,
  findNextDueAt,
  renewClaims,
  saveMessageOutcome,
} from '../store/messages.ts';
import type { Db } from '../store/store.ts';
import { Backoff } from './backoff.ts';
import {
  claimTime,
  type Ended,
  type Job,
  type JobKind,
  type Lane,
  NOTHING_TAKEN,
  type Turn,
} from './job-kind.ts';
import { SpareTime } from './spare-time.ts';

/** How many messages at which the mail server failed are tried after others. */
const MAX_DEFERRED = 100;
/**
 * Between the starts of up to five mails: at most 20 are started in a second, since few mail servers accept more from one
 * sender; fewer while requests keep the process busy.
 */
const PACE_MS = 250;
/** While the mail server is not available. */
const RETRY = { firstMs: 1000, maxMs: 60_000 };
/** One for all messages. */
const LANE = 'messages';

interface Mailing extends Job, PreparedMail {}

interface Sent {
  message: AnyMessage;
  /** Of a link that nobody has received. */
  unusedToken: string | null;
}

export interface MessageParts {
  context: AppContext;
  /** Null where no mail is sent. */
  mail: MailTransport | null;
  logger: Logger;
}

/** Sends messages to guests and venues. */
export class Messages implements JobKind<Lane, Mailing, Sent> {
  readonly name = 'messages';
  readonly errorLine = 'messages not sent';
  readonly pollAfterCommitMs = 100;
  readonly jobsAtOnce = 5;
  /** A mail server may take minutes to answer. */
  readonly slow = { afterMs: 30_000, most: 15 };
  readonly collectMs = 25;
  /** What the mail server did not accept by then is sent later. */
  readonly graceMs = 30_000;
  readonly outcomes =
    'Tries to send a message, by what became of it: SENT, FAILED, SKIPPED, or WAITING for another try.';
  // There may be a reminder for each booking.
  readonly gaugesMs = 30_000;
  readonly gauges = [
    {
      name: 'maitre_messages_waiting',
      help: 'Messages of all venues that wait to be sent.',
      read: () => this.#context.store.lookUp(countWaitingMessages),
    },
  ];

  readonly #context: AppContext;
  readonly #mail: MailTransport | null;
  readonly #logger: Logger;
  readonly #spareTime = new SpareTime();
  readonly #serverBackoff = new Backoff(RETRY);
  /** Mails begin no sooner, on the monotonic clock. */
  #nextAt = 0;
  /** Whether mails may begin: a poll decides it, for the next turn that claims some. */
  #mayBegin = true;
  /** Whether no message of the last turn needed a mail, so that the next ones may begin in their place. */
  #wasNeedless = false;
  /** Why the mail server could not be used since the last turn. */
  #unavailable: string | null = null;
  #accepted = 0;
  /** The value of `#accepted` when the mail server last failed at a message. */
  readonly #acceptedAtFailure = new Map<string, number>();
  /** Messages at which the mail server has failed since it last accepted one, or since all were tried. */
  readonly #deferred = new Set<string>();

  constructor({ context, mail, logger }: MessageParts) {
    this.#context = context;
    this.#mail = mail;
    this.#logger = logger;
  }

  abort(): void {
    this.#mail?.close();
  }

  async due(): Promise<Lane[]> {
    if (!this.#mail) return [];
    const pauseMs = this.#pauseMs();
    if (pauseMs > 0) return [lane(pauseMs)];
    const { store, now } = this.#context;
    const dueAt = await store.lookUp((db) => findNextDueAt(db, claimTime(this.#context)));
    if (dueAt === null) return [];
    if (dueAt > now()) return [lane(dueAt - now())];
    this.#mayBegin = this.#wasNeedless || this.#spareTime.allows();
    if (this.#mayBegin) return [lane(0)];
    this.#nextAt = performance.now() + PACE_MS;
    return [lane(PACE_MS)];
  }

  async take(tx: Tx, { limit, underWay }: { limit: number; underWay: readonly string[] }) {
    if (!this.#mayBegin) return NOTHING_TAKEN;
    // While the mail server is not available, one mail is enough to find out.
    const messages = await this.#claim(tx.db, this.#serverBackoff.isFailing ? 1 : limit, underWay);
    const jobs: Mailing[] = [];
    const ended: Ended[] = [];
    for (const message of messages) {
      const prepared = await prepareMessage(tx, message);
      if ('mail' in prepared) jobs.push({ id: message.id, ...prepared });
      if ('error' in prepared) ended.push({ outcome: 'WAITING', error: prepared.error });
      if (!('outcome' in prepared)) continue;
      await saveMessageOutcome(tx.db, prepared.outcome);
      ended.push({ outcome: prepared.outcome.status });
    }
    return { claimed: messages.length, jobs, ended };
  }

  async perform({ message, mail, version, token }: Mailing): Promise<Sent> {
    // By now, or when the server last failed at it.
    const before = this.#acceptedAtFailure.get(message.id) ?? this.#accepted;
    try {
      await this.#mail?.send(mail);
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      const unusedToken = error.mayHaveArrived ? null : token;
      return { message: this.#fail(message, error, before), unusedToken };
    }
    this.#accepted += 1;
    this.#deferred.clear();
    this.#acceptedAtFailure.delete(message.id);
    return { message: afterSending(message, version, this.#context.now()), unusedToken: null };
  }

  async record({ db }: Tx, { message, unusedToken }: Sent): Promise<Ended> {
    await saveMessageOutcome(db, message);
    if (unusedToken !== null) await revokeManageToken(db, unusedToken);
    return { outcome: message.status };
  }

  renew(db: Db, ids: readonly string[], claimedUntil: number): Promise<void> {
    return renewClaims(db, ids, claimedUntil);
  }

  onTurn({ claimed, begun, ended }: Turn): void {
    this.#wasNeedless = claimed > 0 && begun === 0;
    if (claimed > 0) this.#mayBegin = false;
    if (begun > 0) {
      this.#nextAt = performance.now() + PACE_MS;
      // While the server fails, the next retry comes after a whole pause, even if this one has no answer by then.
      this.#serverBackoff.pauseAgain();
    }
    const unavailable = this.#unavailable;
    this.#unavailable = null;
    if (ended.some(({ outcome }) => outcome === 'SENT')) {
      if (this.#serverBackoff.isFailing) this.#logger.info('the mail server is available again');
      this.#serverBackoff.succeeded();
    } else if (unavailable !== null) {
      if (!this.#serverBackoff.isFailing)
        this.#logger.warn({ reason: unavailable }, 'the mail server is not available');
      this.#serverBackoff.failed();
    }
  }

  /** Until the next mail may begin, in milliseconds. */
  #pauseMs(): number {
    return Math.max(this.#serverBackoff.waitMs, this.#nextAt - performance.now());
  }

  /** Claims messages that are due, deferred ones last: one at which the server always fails does not hold up the others. */
  async #claim(db: Db, limit: number, underWay: readonly string[]): Promise<AnyMessage[]> {
    const claim = (except: readonly string[]) =>
      claimDueMessages(db, { ...claimTime(this.#context), limit, except });
    const others = await claim([...underWay, ...this.#deferred]);
    if (others.length > 0 || this.#deferred.size === 0) return others;
    this.#deferred.clear();
    return claim(underWay);
  }

  /** @param before how many mails were accepted when the server last failed at it, or else when it began */
  #fail(message: AnyMessage, error: MailNotSent, before: number): AnyMessage {
    // The server has accepted others meanwhile, so it is available: it fails at this message only.
    const failsAtThisOnly = error.failure === 'UNAVAILABLE' && this.#accepted > before;
    const failure = failsAtThisOnly ? 'NOT_ACCEPTED' : error.failure;
    const reason = { failure, serverAnswer: error.message };
    const failed = afterFailure(message, reason, this.#context.now());
    this.#acceptedAtFailure.delete(message.id);
    if (failure === 'UNAVAILABLE') {
      this.#unavailable = error.message;
      if (failed.status === 'WAITING') this.#defer(message.id);
    }
    return failed;
  }

  #defer(id: string): void {
    this.#acceptedAtFailure.set(id, this.#accepted);
    this.#deferred.add(id);
    const [oldest] = this.#deferred;
    if (oldest !== undefined && this.#deferred.size > MAX_DEFERRED) this.#deferred.delete(oldest);
  }
}

function lane(waitMs: number): Lane {
  return { key: LANE, waitMs, accountId: null };
}
