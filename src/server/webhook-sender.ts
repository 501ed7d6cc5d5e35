import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../operations/context.ts';
import { numberEventsForWebhooks } from '../operations/events/number-events.ts';
import { countWebhooks, dueEndpoints } from '../operations/webhooks/due-endpoints.ts';
import { sendDueWebhooks } from '../operations/webhooks/send-due-webhooks.ts';
import type { WebhookTransport } from '../webhooks/webhook-transport.ts';
import type { Metrics } from './monitoring/metrics.ts';

/** Commits that follow each other are looked at once. */
const COLLECT_MS = 50;
/** Another process has just claimed what was due, or the database failed. */
const AGAIN_MS = 1000;
/** What another process gave up, or the clock's jump, is noticed after this time. */
const MAX_PAUSE_MS = 30_000;
/** When the server stops, requests may take so much longer. */
const GRACE_MS = 4000;

export interface WebhookSenderParts {
  context: AppContext;
  /** Null where webhooks are not set up: events are only numbered then. */
  transport: WebhookTransport | null;
  logger: FastifyBaseLogger;
  metrics?: Metrics['webhooks'] | undefined;
}

/**
 * Numbers the events of venues with webhooks soon after the commit of the change that caused them, and sends them.
 * Several processes may do so. @returns stops it, once the requests under way have ended
 */
export function startWebhookSender({
  context,
  transport,
  logger,
  metrics,
}: WebhookSenderParts): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  /** On the system's clock. */
  let wakeAt = Number.POSITIVE_INFINITY;
  let looking: Promise<void> | null = null;
  /** Whether to look again afterwards: what came meanwhile may have been missed. */
  let looksAgain = false;
  let isStopped = false;
  let isReported = false;
  /** What is sent to each endpoint. */
  const sending = new Map<string, Promise<void>>();

  const wakeWithin = (ms: number) => {
    const at = performance.now() + ms;
    if (isStopped || at >= wakeAt) return;
    clearTimeout(timer);
    wakeAt = at;
    timer = setTimeout(start, ms).unref();
  };
  const start = () => {
    wakeAt = Number.POSITIVE_INFINITY;
    looksAgain = looking !== null;
    looking ??= look().finally(() => {
      looking = null;
      if (looksAgain && !isStopped) start();
    });
  };
  const look = async () => {
    try {
      await numberEventsForWebhooks(context);
      wakeWithin(await sendWhatIsDue());
      if (metrics) {
        const { waiting, endpoints } = await countWebhooks(context);
        metrics.waiting(waiting);
        metrics.endpoints(endpoints);
      }
    } catch (error) {
      logger.error({ error: (error as Error).message }, 'events not numbered');
      wakeWithin(MAX_PAUSE_MS);
    }
  };
  /** @returns for how long nothing is to be done */
  const sendWhatIsDue = async (): Promise<number> => {
    const due = await dueEndpoints(context);
    if (!transport) {
      if (due.length > 0 && !isReported) {
        logger.warn('webhooks cannot be sent without WEBHOOK_KEY');
        isReported = true;
      }
      return MAX_PAUSE_MS;
    }
    let pauseMs = MAX_PAUSE_MS;
    for (const { endpointId, dueAt } of due) {
      const waitMs = dueAt - context.now();
      if (sending.has(endpointId)) continue;
      if (waitMs > 0) pauseMs = Math.min(pauseMs, waitMs);
      else if (!isStopped) sending.set(endpointId, sendTo(transport, endpointId));
    }
    return pauseMs;
  };
  const sendTo = async (to: WebhookTransport, endpointId: string) => {
    let pauseMs = 0;
    try {
      await sendDueWebhooks(context, endpointId, {
        transport: to,
        onOutcome: (outcome) => metrics?.tried(outcome),
        onDisabled: ({ id, accountId, partnerId, because }) =>
          logger.warn(
            { endpoint: id, account: accountId, partner: partnerId, because },
            'a webhook was disabled',
          ),
        isStopping: () => isStopped,
      });
    } catch (error) {
      logger.error({ error: (error as Error).message }, 'webhooks not sent');
      pauseMs = AGAIN_MS;
    } finally {
      sending.delete(endpointId);
      // What became due at the very end, or waits for its next try.
      wakeWithin(Math.max(pauseMs, COLLECT_MS));
    }
  };
  const stopWatching = context.store.watchChanges(() => wakeWithin(COLLECT_MS));
  start();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatching();
    const late = setTimeout(() => transport?.abort(), GRACE_MS).unref();
    await looking;
    await Promise.all(sending.values());
    clearTimeout(late);
  };
}
