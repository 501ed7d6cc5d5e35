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

/** Of the messages that failed because of the server, so many are tried after others. */
const MAX_FAILED_LAST = 100;
/**
 * Between the begins of up to five mails: at most 20 begin in a second, since few mail servers accept more from one
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
  readonly followsCommits = true;
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
  readonly #server = new Backoff(RETRY);
  /** On the system's clock: mails begin no sooner. */
  #nextAt = 0;
  /** Whether mails may begin, since nothing has begun after the last look. */
  #mayBegin = true;
  /** Whether the last messages needed no mail, so that the next ones may begin instead. */
  #wasNeedless = false;
  /** Why the mail server could not be used since the last turn. */
  #unavailable: string | null = null;
  #accepted = 0;
  /** How many mails were accepted when a message last failed because of the server. */
  readonly #acceptedAtFailure = new Map<string, number>();
  /** Those that failed because of the server since it last accepted one, or since all were tried. */
  readonly #failedLast = new Set<string>();

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
    const messages = await this.#claim(tx.db, this.#server.isFailing ? 1 : limit, underWay);
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
    // Or at its earlier failure.
    const before = this.#acceptedAtFailure.get(message.id) ?? this.#accepted;
    try {
      await this.#mail?.send(mail);
    } catch (error) {
      if (!(error instanceof MailNotSent)) throw error;
      const unusedToken = error.mayHaveArrived ? null : token;
      return { message: this.#fail(message, error, before), unusedToken };
    }
    this.#accepted += 1;
    this.#failedLast.clear();
    this.#acceptedAtFailure.delete(message.id);
    return { message: afterSending(message, version, this.#context.now()), unusedToken: null };
  }

  async record({ db }: Tx, { message, unusedToken }: Sent): Promise<Ended> {
    await saveMessageOutcome(db, message);
    if (unusedToken !== null) await revokeManageToken(db, unusedToken);
    return { outcome: message.status };
  }

  keep(db: Db, ids: readonly string[], claimedUntil: number): Promise<void> {
    return renewClaims(db, ids, claimedUntil);
  }

  onTurn({ claimed, begun, ended }: Turn): void {
    this.#wasNeedless = claimed > 0 && begun === 0;
    if (claimed > 0) this.#mayBegin = false;
    if (begun > 0) {
      this.#nextAt = performance.now() + PACE_MS;
      // The next try, if this one has no answer until then.
      this.#server.pauseAgain();
    }
    const unavailable = this.#unavailable;
    this.#unavailable = null;
    if (ended.some(({ outcome }) => outcome === 'SENT')) {
      if (this.#server.isFailing) this.#logger.info('the mail server is available again');
      this.#server.succeeded();
    } else if (unavailable !== null) {
      if (!this.#server.isFailing)
        this.#logger.warn({ reason: unavailable }, 'the mail server is not available');
      this.#server.failed();
    }
  }

  /** How long no mail may begin. */
  #pauseMs(): number {
    return Math.max(this.#server.waitMs, this.#nextAt - performance.now());
  }

  /** Claims messages that are due: one at which the server always fails does not keep others from being tried. */
  async #claim(db: Db, limit: number, underWay: readonly string[]): Promise<AnyMessage[]> {
    const claim = (except: readonly string[]) =>
      claimDueMessages(db, { ...claimTime(this.#context), limit, except });
    const others = await claim([...underWay, ...this.#failedLast]);
    if (others.length > 0 || this.#failedLast.size === 0) return others;
    this.#failedLast.clear();
    return claim(underWay);
  }

  /** @param before how many mails were accepted at its earlier failure, or when it began */
  #fail(message: AnyMessage, error: MailNotSent, before: number): AnyMessage {
    // A server that took others meanwhile can be used, but not for this one.
    const isOwn = error.failure === 'UNAVAILABLE' && this.#accepted > before;
    const failure = isOwn ? 'NOT_ACCEPTED' : error.failure;
    const reason = { failure, serverAnswer: error.message };
    const failed = afterFailure(message, reason, this.#context.now());
    this.#acceptedAtFailure.delete(message.id);
    if (failure === 'UNAVAILABLE') {
      this.#unavailable = error.message;
      if (failed.status === 'WAITING') this.#tryOthersFirst(message.id);
    }
    return failed;
  }

  #tryOthersFirst(id: string): void {
    this.#acceptedAtFailure.set(id, this.#accepted);
    this.#failedLast.add(id);
    const [oldest] = this.#failedLast;
    if (oldest !== undefined && this.#failedLast.size > MAX_FAILED_LAST)
      this.#failedLast.delete(oldest);
  }
}

function lane(waitMs: number): Lane {
  return { key: LANE, waitMs, accountId: null };
}
