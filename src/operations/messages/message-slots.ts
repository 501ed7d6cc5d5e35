import type { AnyMessage } from '../../domain/message.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { MailNotSent, type MailTransport } from '../../mail/mail-transport.ts';
import { claimDueMessages, renewClaims, saveMessageOutcome } from '../../store/messages.ts';
import type { Db } from '../../store/store.ts';
import { revokeManageToken } from '../bookings/manage-token.ts';
import type { AppContext } from '../context.ts';
import { afterFailure, afterSending } from './message-outcome.ts';
import { type PreparedMail, prepareMessage } from './prepare-message.ts';

/** As many as are sent at the same time. */
const SLOTS = 5;
/** A mail that takes longer leaves its slot to others: a mail server may take minutes to answer. */
const SLOW_MS = 30_000;
/** So many mails may do so. */
const MAX_SLOW = 15;
/** Of the messages that failed because of the server, so many are tried after others. */
const MAX_FAILED_LAST = 100;
/** Once a claim has ended, because its process was killed, another process sends the message. */
export const CLAIM_MS = 30_000;
/** A process that is still sending prolongs its claims. */
const RENEWAL_MS = 10_000;

interface EndedMessage {
  message: AnyMessage;
  /** Of a link that nobody has received. */
  unusedToken: string | null;
}

/** What has happened since the turn before. */
export interface SlotsTurn {
  /** How many messages were claimed. */
  claimed: number;
  /** How many of these are being sent; the others need no mail any more. */
  begun: number;
  /** What became of messages. */
  outcomes: AnyMessage['status'][];
  /** Why the mail server cannot be used; null if it can, or if nothing was sent. */
  unavailable: string | null;
  /** Messages that stay claimed because of a defect; they are tried again once their claims end. */
  errors: unknown[];
}

/**
 * Sends up to five messages at the same time, besides those that take long: while some recipients are slow, the others
 * go on. Each process may have its own slots.
 */
export class MessageSlots {
  readonly #context: AppContext;
  readonly #transport: Pick<MailTransport, 'send'>;
  readonly #onChange: () => void;
  readonly #sending = new Set<string>();
  /** Those that take long. */
  readonly #slow = new Set<string>();
  /** What became of messages that are not being sent any more, until it is noted. */
  #ended: EndedMessage[] = [];
  #unavailable: string | null = null;
  #errors: unknown[] = [];
  #accepted = 0;
  /** How many mails were accepted when a message last failed because of the server. */
  readonly #acceptedAtFailure = new Map<string, number>();
  /** Those that failed because of the server since it last accepted one, or since all were tried. */
  readonly #failedLast = new Set<string>();
  #renewal: NodeJS.Timeout | undefined;

  /** @param onChange called when a slot is free again, so that the next turn can note what became of its message */
  constructor(
    context: AppContext,
    transport: Pick<MailTransport, 'send'>,
    onChange: () => void = () => {},
  ) {
    this.#context = context;
    this.#transport = transport;
    this.#onChange = onChange;
  }

  get inUse(): number {
    return this.#sending.size;
  }

  get free(): number {
    return SLOTS + Math.min(this.#slow.size, MAX_SLOW) - this.#sending.size;
  }

  /** Whether a turn is needed to note what became of messages. */
  get hasEnded(): boolean {
    return this.#ended.length > 0 || this.#errors.length > 0;
  }

  /**
   * Notes what became of messages, and begins to send as many of those that are due as there are free slots: one
   * transaction for all of them.
   * @param most begins no more than so many
   */
  async turn(most = SLOTS): Promise<SlotsTurn> {
    const { store } = this.#context;
    const now = this.#context.now();
    const noted = [...this.#ended];
    const limit = Math.min(most, this.free);
    const { claimed, prepared } = await store.write(null, async (db) => {
      for (const { message, unusedToken } of noted) {
        await saveMessageOutcome(db, message);
        if (unusedToken !== null) await revokeManageToken(db, unusedToken);
      }
      const messages = limit === 0 ? [] : await this.#claim(db, now, limit);
      const results = [];
      for (const message of messages) {
        const result = await prepareMessage({ context: this.#context, db }, message);
        if ('outcome' in result) await saveMessageOutcome(db, result.outcome);
        results.push(result);
      }
      return { claimed: messages.length, prepared: results };
    });
    // Only now: if the transaction fails, it is noted in the next turn.
    this.#ended = this.#ended.filter((ended) => !noted.includes(ended));
    const outcomes = noted.map(({ message }) => message.status);
    const errors = this.#errors.splice(0);
    const unavailable = this.#unavailable;
    this.#unavailable = null;
    const begun = prepared.filter((result) => 'mail' in result);
    for (const result of begun) void this.#send(result);
    for (const result of prepared) {
      if ('mail' in result) continue;
      if ('outcome' in result) outcomes.push(result.outcome.status);
      else errors.push(result.error);
    }
    this.#keepClaims();
    return { claimed, begun: begun.length, outcomes, unavailable, errors };
  }

  /** Claims messages that are due: one at which the server always fails does not keep others from being tried. */
  async #claim(db: Db, now: Instant, limit: number): Promise<AnyMessage[]> {
    const claim = (except: string[]) =>
      claimDueMessages(db, { now, claimMs: CLAIM_MS, limit, except });
    const others = await claim([...this.#unfinished(), ...this.#failedLast]);
    if (others.length > 0 || this.#failedLast.size === 0) return others;
    this.#failedLast.clear();
    return claim(this.#unfinished());
  }

  async #send(prepared: PreparedMail): Promise<void> {
    const { message, mail, version } = prepared;
    const { id } = message;
    const before = this.#acceptedAtFailure.get(id) ?? this.#accepted;
    this.#sending.add(id);
    const timer = setTimeout(() => {
      this.#slow.add(id);
      this.#onChange();
    }, SLOW_MS).unref();
    try {
      await this.#transport.send(mail);
      this.#accepted += 1;
      this.#failedLast.clear();
      this.#acceptedAtFailure.delete(id);
      const sent = afterSending(message, version, this.#context.now());
      this.#ended.push({ message: sent, unusedToken: null });
    } catch (error) {
      if (error instanceof MailNotSent) this.#fail(prepared, error, before);
      else this.#errors.push(error);
    }
    clearTimeout(timer);
    this.#sending.delete(id);
    this.#slow.delete(id);
    this.#keepClaims();
    this.#onChange();
  }

  /** @param before how many mails were accepted at its earlier failure, or when it began */
  #fail({ message, token }: PreparedMail, error: MailNotSent, before: number): void {
    // A server that took others meanwhile can be used, but not for this one.
    const failure =
      error.failure === 'UNAVAILABLE' && this.#accepted > before ? 'NOT_ACCEPTED' : error.failure;
    const reason = { failure, serverAnswer: error.message };
    const failed = afterFailure(message, reason, this.#context.now());
    this.#acceptedAtFailure.delete(message.id);
    if (failure === 'UNAVAILABLE') {
      this.#unavailable = error.message;
      if (failed.status === 'WAITING') this.#tryOthersFirst(message.id);
    }
    this.#ended.push({ message: failed, unusedToken: error.mayHaveArrived ? null : token });
  }

  #tryOthersFirst(id: string): void {
    this.#acceptedAtFailure.set(id, this.#accepted);
    this.#failedLast.add(id);
    const [oldest] = this.#failedLast;
    if (oldest !== undefined && this.#failedLast.size > MAX_FAILED_LAST)
      this.#failedLast.delete(oldest);
  }

  /** The messages that this process is sending, or has not noted yet. */
  #unfinished(): string[] {
    return [...this.#sending, ...this.#ended.map(({ message }) => message.id)];
  }

  #claimEnd(): Instant {
    return this.#context.now() + CLAIM_MS;
  }

  /** Prolongs the claims until what became of the messages is noted. */
  #keepClaims(): void {
    if (this.#unfinished().length === 0) {
      clearInterval(this.#renewal);
      this.#renewal = undefined;
      return;
    }
    this.#renewal ??= setInterval(() => {
      const { store } = this.#context;
      // If it fails, the claims may end early, and a message may be sent twice.
      store
        .write(null, (db) => renewClaims(db, this.#unfinished(), this.#claimEnd()))
        .catch(() => undefined);
    }, RENEWAL_MS).unref();
  }
}
