import type { Logger } from 'pino';
import { mayKnow, type VenueEvent } from '../domain/venue-event.ts';
import type { DeliveryProblem, WebhookDelivery } from '../domain/webhook.ts';
import type { AppContext } from '../operations/context.ts';
import { eventBody } from '../operations/events/event-body.ts';
import { numberEventsForWebhooks } from '../operations/events/number-events.ts';
import type { Tx } from '../operations/tx.ts';
import { type OpenEndpoint, readerOf } from '../operations/webhooks/open-endpoints.ts';
import {
  type SavedResult,
  type SendingResult,
  saveSendingResult,
} from '../operations/webhooks/sending-result.ts';
import { webhookRequest } from '../operations/webhooks/webhook-request.ts';
import { listEventsById } from '../store/events.ts';
import { findIntegration } from '../store/integrations.ts';
import {
  claimDueDeliveries,
  countWaitingDeliveries,
  listDueEndpoints,
} from '../store/webhook-deliveries.ts';
import { countWebhookEndpoints, findWebhookEndpoint } from '../store/webhook-endpoints.ts';
import type { WebhookAnswer, WebhookTransport } from '../webhooks/webhook-transport.ts';
import {
  claimTime,
  type Ended,
  type Job,
  type JobKind,
  type Lane,
  NOTHING_TAKEN,
  type Turn,
} from './job-kind.ts';

interface Sending extends Job, OpenEndpoint {
  delivery: WebhookDelivery;
  event: VenueEvent;
}

interface SentEvent extends Ended, Pick<SavedResult, 'disabled'> {}

export interface WebhookParts {
  context: AppContext;
  /** Null where webhooks are not set up: events are only numbered then. */
  transport: WebhookTransport | null;
  logger: Logger;
}

/**
 * Numbers the events of venues with webhooks, and sends them. Each endpoint is a lane: it gets several events at the same
 * time, but those of one booking one after the other.
 */
export class Webhooks implements JobKind<Lane, Sending, SendingResult, SentEvent> {
  readonly name = 'webhooks';
  readonly errorLine = 'webhooks not sent';
  readonly dueErrorLine = 'events not numbered';
  readonly pollAfterCommitMs = 50;
  readonly lanesAtOnce = Number.POSITIVE_INFINITY;
  readonly jobsAtOnce = 10;
  readonly graceMs = 4000;
  readonly outcomes =
    'Tries to send an event to an endpoint, by what became of it: DELIVERED, FAILED, or WAITING for another try.';
  readonly gauges = [
    {
      name: 'maitre_webhooks_waiting',
      help: 'Events that wait to be sent to an endpoint, of all venues.',
      read: () => this.#context.store.lookUp(countWaitingDeliveries),
    },
    {
      name: 'maitre_webhook_endpoints',
      help: 'Endpoints of all venues, by state: enabled, failing, or disabled.',
      label: 'state',
      read: () => this.#context.store.lookUp(countWebhookEndpoints),
    },
  ];

  readonly #context: AppContext;
  readonly #transport: WebhookTransport | null;
  readonly #logger: Logger;
  #isReported = false;

  constructor({ context, transport, logger }: WebhookParts) {
    this.#context = context;
    this.#transport = transport;
    this.#logger = logger;
  }

  abort(): void {
    this.#transport?.abort();
  }

  async due(): Promise<Lane[]> {
    const { store, now } = this.#context;
    await numberEventsForWebhooks(this.#context);
    const due = await store.lookUp((db) => listDueEndpoints(db, claimTime(this.#context)));
    if (this.#transport)
      return due.map(({ endpointId, dueAt }) => ({
        key: endpointId,
        waitMs: dueAt - now(),
        accountId: null,
      }));
    if (due.length > 0 && !this.#isReported) {
      this.#logger.warn('webhooks cannot be sent without WEBHOOK_KEY');
      this.#isReported = true;
    }
    return [];
  }

  async take(
    { context, db }: Tx,
    { lane, limit: free, underWay }: { lane: Lane; limit: number; underWay: readonly string[] },
  ) {
    const time = claimTime(context);
    const endpoint = await findWebhookEndpoint(db, lane.key);
    if (!endpoint?.isEnabled || (endpoint.pausedUntil ?? 0) > time.now) return NOTHING_TAKEN;
    const integration = await findIntegration(db, endpoint.accountId, endpoint.partnerId);
    if (!integration?.isEnabled) return NOTHING_TAKEN;
    // A failing endpoint is tried with one event at a time.
    const limit = endpoint.failingSince === null ? free : 1 - underWay.length;
    if (limit <= 0) return NOTHING_TAKEN;
    const deliveries = await claimDueDeliveries(db, { endpointId: lane.key, limit, ...time });
    const ids = deliveries.map(({ eventId }) => eventId);
    const events = new Map((await listEventsById(db, ids)).map((event) => [event.id, event]));
    const jobs = deliveries.flatMap((delivery) => {
      const event = events.get(delivery.eventId);
      // Its claim may seem to have expired when the clock was set.
      const isUnderWay = underWay.includes(delivery.eventId);
      return event && !isUnderWay ? [{ id: event.id, endpoint, integration, delivery, event }] : [];
    });
    return { claimed: deliveries.length, jobs };
  }

  async perform({ endpoint, integration, delivery, event }: Sending): Promise<SendingResult> {
    const triedAt = this.#context.now();
    const withoutTry = (problem: Exclude<DeliveryProblem, 'STATUS'>): SendingResult => ({
      delivery,
      triedAt,
      durationMs: 0,
      answer: { problem },
    });
    if (!mayKnow(readerOf(integration), event)) return withoutTry('NOT_PERMITTED');
    const request = webhookRequest(this.#context, endpoint, eventBody(event));
    if (!request) return withoutTry('SECRET_UNREADABLE');
    const startedAt = performance.now();
    const answer: WebhookAnswer = (await this.#transport?.post(request)) ?? 'STOPPED';
    return { delivery, triedAt, durationMs: Math.round(performance.now() - startedAt), answer };
  }

  async record(tx: Tx, result: SendingResult): Promise<SentEvent> {
    const { status, disabled } = await saveSendingResult(tx, result);
    return { outcome: status, disabled };
  }

  onTurn({ ended }: Turn<SentEvent>): void {
    for (const { disabled } of ended)
      if (disabled) {
        const { id, accountId, partnerId, because } = disabled;
        this.#logger.warn(
          { endpoint: id, account: accountId, partner: partnerId, because },
          'a webhook was disabled',
        );
      }
  }
}
