import type { FastifyBaseLogger } from 'fastify';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { AppContext } from '../operations/context.ts';
import { countMessagesToSend } from '../operations/messages/count-waiting-messages.ts';
import { MessageSlots, type SlotsTurn } from '../operations/messages/message-slots.ts';
import { nextMessageDueAt } from '../operations/messages/next-message-due-at.ts';
import { Alarm } from './alarm.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { SpareTime } from './spare-time.ts';

/** Commits that follow each other are looked at once. */
const COLLECT_MS = 100;
/** Mails that were sent at the same time are noted together. */
const NOTE_MS = 25;
/**
 * Between the begins of up to five mails: at most 20 begin in a second, since few mail servers accept more from one
 * sender; fewer while requests keep the process busy.
 */
const PACE_MS = 250;
const CLAIMED_MS = 1000;
/** What another process gave up, or the clock's jump, is noticed after this time. */
const MAX_PAUSE_MS = 30_000;
/** Pauses while the mail server is not available, each twice as long as the one before. */
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

/** When the process stops, a mail server has so long to answer. What it did not accept by then is sent later. */
const MAX_STOP_MS = 30_000;

export interface MessageSenderParts {
  context: AppContext;
  transport: MailTransport;
  logger: FastifyBaseLogger;
  metrics?: Metrics['messages'] | undefined;
}

/**
 * Sends messages soon after the commit of the change that caused them, and when they are due. Several processes may do
 * so. @returns stops it, once what is being sent has ended
 */
export function startMessageSender(parts: MessageSenderParts): () => Promise<void> {
  const sender = new MessageSender(parts);
  const ended = sender.run();
  return async () => {
    sender.stop();
    const timer = setTimeout(() => parts.transport.close(), MAX_STOP_MS);
    await ended;
    clearTimeout(timer);
    parts.transport.close();
  };
}

class MessageSender {
  readonly #parts: MessageSenderParts;
  readonly #slots: MessageSlots;
  readonly #alarm = new Alarm();
  readonly #spareTime = new SpareTime();
  readonly #stopWatching: () => void;
  /** The pause of a mail server that is not available; 0 while it is. */
  #retryMs = 0;
  /** On the system's clock. */
  #retryAt = 0;
  /** On the system's clock: mails begin no sooner. */
  #nextAt = 0;
  /** Whether the last messages needed no mail, so that the next ones may begin instead. */
  #wasNeedless = false;
  #countAt = 0;
  #isStopped = false;

  constructor(parts: MessageSenderParts) {
    this.#parts = parts;
    const { context, transport } = parts;
    this.#slots = new MessageSlots(context, transport, () => {
      if (this.#isStopped) this.#alarm.ring();
      else this.#alarm.within(NOTE_MS);
    });
    this.#stopWatching = context.store.watchChanges(() => {
      // A commit does not make the mail server available.
      if (this.#retryMs === 0) this.#wakeWithin(COLLECT_MS);
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopWatching();
    this.#alarm.ring();
  }

  async run(): Promise<void> {
    while (!this.#isStopped || this.#slots.inUse > 0 || this.#slots.hasEnded) {
      try {
        this.#wakeWithin(await this.#turn());
        await this.#count();
      } catch (error) {
        this.#parts.logger.error({ error: (error as Error).message }, 'messages not sent');
        if (this.#isStopped && this.#slots.inUse === 0) return;
        this.#alarm.within(MAX_PAUSE_MS);
      }
      if (!this.#isStopped || this.#slots.inUse > 0) await this.#alarm.rings();
    }
  }

  /** @returns for how long nothing is to be done, in milliseconds, unless a message ends or something changes */
  async #turn(): Promise<number> {
    const { context, metrics } = this.#parts;
    // Looked at once: its end may come while this turn runs, and nothing else would wake the next one.
    const isPaced = this.#waitMs() > 0;
    const most = this.#isStopped || isPaced ? 0 : this.#mostToBegin();
    const dueAt = most === 0 ? null : await nextMessageDueAt(context);
    const isDue = dueAt !== null && dueAt <= context.now();
    const begins = isDue && (this.#wasNeedless || this.#spareTime.allows());
    if (isDue && !begins) this.#nextAt = performance.now() + PACE_MS;
    if (!begins && !this.#slots.hasEnded) {
      if (isPaced) return this.#pause(0);
      return this.#pause(dueAt === null ? MAX_PAUSE_MS : dueAt - context.now());
    }
    const turn = await this.#slots.turn(begins ? most : 0);
    this.#wasNeedless = turn.claimed > 0 && turn.begun === 0;
    if (turn.begun > 0) {
      this.#nextAt = performance.now() + PACE_MS;
      // The next try, if this one has no answer until then.
      if (this.#retryMs > 0) this.#retryAt = performance.now() + this.#retryMs;
    }
    metrics?.handled(turn.outcomes);
    this.#notice(turn);
    for (const error of turn.errors)
      this.#parts.logger.error({ error: (error as Error).message }, 'messages not sent');
    // Another process has just claimed what was due.
    return this.#pause(begins && turn.claimed === 0 ? CLAIMED_MS : 0);
  }

  /** While the mail server is not available, one mail is enough to find out. */
  #mostToBegin(): number {
    const { free } = this.#slots;
    return this.#retryMs > 0 ? Math.min(1, free) : free;
  }

  #wakeWithin(ms: number): void {
    this.#alarm.within(Math.max(ms, this.#waitMs()));
  }

  #pause(ms: number): number {
    const waitMs = this.#waitMs();
    return waitMs > 0 ? waitMs : Math.min(ms, MAX_PAUSE_MS);
  }

  /** How long no mail may begin. */
  #waitMs(): number {
    return Math.max(this.#retryAt, this.#nextAt) - performance.now();
  }

  #notice({ outcomes, unavailable }: SlotsTurn): void {
    const { logger } = this.#parts;
    if (outcomes.includes('SENT')) {
      if (this.#retryMs > 0) logger.info('the mail server is available again');
      this.#retryMs = 0;
      this.#retryAt = 0;
    } else if (unavailable !== null) {
      if (this.#retryMs === 0)
        logger.warn({ reason: unavailable }, 'the mail server is not available');
      this.#retryMs =
        this.#retryMs === 0 ? FIRST_RETRY_MS : Math.min(2 * this.#retryMs, MAX_RETRY_MS);
      this.#retryAt = performance.now() + this.#retryMs;
    }
  }

  /** Counts what waits, for the metrics: there may be a reminder for each booking, so not after each message. */
  async #count(): Promise<void> {
    const { context, metrics } = this.#parts;
    if (!metrics || performance.now() < this.#countAt) return;
    this.#countAt = performance.now() + MAX_PAUSE_MS;
    metrics.waiting(await countMessagesToSend(context));
  }
}
