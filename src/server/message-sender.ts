import type { FastifyBaseLogger } from 'fastify';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { AppContext } from '../operations/context.ts';
import { countMessagesToSend } from '../operations/messages/count-waiting-messages.ts';
import { nextMessageDueAt } from '../operations/messages/next-message-due-at.ts';
import { sendDueMessages } from '../operations/messages/send-due-messages.ts';
import type { Metrics } from './monitoring/metrics.ts';

/** Commits that follow each other are looked at once. */
const COLLECT_MS = 100;
const CLAIMED_MS = 1000;
/** What another process gave up, or the clock's jump, is noticed after this time. */
const MAX_PAUSE_MS = 30_000;
/** Pauses while the mail server is not available, each twice as long as the one before. */
const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;

export interface MessageSenderParts {
  context: AppContext;
  transport: MailTransport;
  logger: FastifyBaseLogger;
  metrics?: Metrics['messages'] | undefined;
}

/**
 * Sends messages soon after the commit of the change that caused them, and when they are due. Several processes may do
 * so. @returns stops it, once the batch under way has ended
 */
export function startMessageSender({
  context,
  transport,
  logger,
  metrics,
}: MessageSenderParts): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  /** On the system's clock. */
  let wakeAt = Number.POSITIVE_INFINITY;
  let sending: Promise<void> | null = null;
  /** Whether to look again afterwards: what came meanwhile may have been missed. */
  let looksAgain = false;
  let retryMs = 0;
  let isStopped = false;

  const wakeWithin = (ms: number) => {
    const at = performance.now() + ms;
    if (isStopped || at >= wakeAt) return;
    clearTimeout(timer);
    wakeAt = at;
    timer = setTimeout(start, ms).unref();
  };
  const start = () => {
    wakeAt = Number.POSITIVE_INFINITY;
    looksAgain = sending !== null;
    sending ??= sendAll().finally(() => {
      sending = null;
      if (looksAgain && !isStopped) start();
    });
  };
  const sendAll = async () => {
    try {
      wakeWithin(await sendWhatIsDue());
      metrics?.waiting(await countMessagesToSend(context));
    } catch (error) {
      logger.error({ error: (error as Error).message }, 'messages not sent');
      wakeWithin(MAX_PAUSE_MS);
    }
  };
  /** @returns for how long nothing is to be done */
  const sendWhatIsDue = async (): Promise<number> => {
    for (;;) {
      if (isStopped) return MAX_PAUSE_MS;
      const dueAt = await nextMessageDueAt(context);
      const pauseMs = dueAt === null ? MAX_PAUSE_MS : dueAt - context.now();
      if (pauseMs > 0) return Math.min(pauseMs, MAX_PAUSE_MS);
      const result = await sendDueMessages(context, transport);
      // Another process has just claimed what was due.
      if (result.claimed === 0) return CLAIMED_MS;
      metrics?.handled(result.outcomes);
      if (result.unavailable === null) {
        if (retryMs > 0 && result.outcomes.includes('SENT')) {
          logger.info('the mail server is available again');
          retryMs = 0;
        }
        continue;
      }
      if (retryMs === 0)
        logger.warn({ reason: result.unavailable }, 'the mail server is not available');
      retryMs = Math.min(retryMs === 0 ? FIRST_RETRY_MS : 2 * retryMs, MAX_RETRY_MS);
      return retryMs;
    }
  };
  const stopWatching = context.store.watchChanges(() => {
    // A commit does not make the mail server available.
    if (retryMs === 0) wakeWithin(COLLECT_MS);
  });
  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatching();
    await sending;
    transport.close();
  };
}
