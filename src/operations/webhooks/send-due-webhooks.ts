import { mayKnow, type VenueEvent } from '../../domain/venue-event.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { DeliveryProblem, DeliveryStatus, WebhookDelivery } from '../../domain/webhook.ts';
import { listEventsById } from '../../store/events.ts';
import { findIntegration } from '../../store/integrations.ts';
import { claimDueDeliveries } from '../../store/webhook-deliveries.ts';
import { findWebhookEndpoint } from '../../store/webhook-endpoints.ts';
import type { WebhookAnswer, WebhookTransport } from '../../webhooks/webhook-transport.ts';
import type { AppContext } from '../context.ts';
import { eventBody } from '../events/event-body.ts';
import type { Tx } from '../tx.ts';
import { type OpenEndpoint, readerOf } from './open-endpoints.ts';
import { type DisabledEndpoint, type SendingResult, saveSendingResult } from './sending-result.ts';
import { webhookRequest } from './webhook-request.ts';

/** To one endpoint. */
const AT_ONCE = 10;
/** Once a claim has ended, because its process was killed, another process sends. Longer than any request. */
export const CLAIM_MS = 30_000;

export interface SendingOptions {
  transport: WebhookTransport;
  /** Called with what became of each try. */
  onOutcome?: (outcome: DeliveryStatus) => void;
  /** Called when the server has disabled the endpoint. */
  onDisabled?: (disabled: DisabledEndpoint) => void;
  /** Whether to begin nothing more. */
  isStopping?: () => boolean;
}

/**
 * Sends what is due to an endpoint, several events at the same time, but those of one booking one after the other. Each
 * process may call it at any time.
 */
export async function sendDueWebhooks(
  context: AppContext,
  endpointId: string,
  { transport, onOutcome, onDisabled, isStopping = () => false }: SendingOptions,
): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const finished: (SendingResult | { error: unknown })[] = [];
  for (;;) {
    const results = finished.splice(0).map(orThrow);
    const isOver = isStopping();
    // What has ended is recorded in the transaction that claims what comes next.
    const { outcomes, claimed } = await context.store.write(null, async (db) => {
      const saved = [];
      for (const result of results) saved.push(await saveSendingResult({ context, db }, result));
      const next = isOver ? [] : await claimNext({ context, db }, endpointId, underWay.size);
      return { outcomes: saved, claimed: next };
    });
    for (const { status, disabled } of outcomes) {
      onOutcome?.(status);
      if (disabled) onDisabled?.(disabled);
    }
    for (const each of claimed) {
      const sending = send(context, transport, each)
        .then((result) => void finished.push(result))
        .catch((error: unknown) => void finished.push({ error }))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    if (underWay.size === 0 && finished.length === 0) return;
    if (finished.length === 0) await Promise.race(underWay);
  }
}

function orThrow(finished: SendingResult | { error: unknown }): SendingResult {
  if ('error' in finished) throw finished.error;
  return finished;
}

interface Claimed extends OpenEndpoint {
  delivery: WebhookDelivery;
  event: VenueEvent;
}

async function claimNext(
  { context, db }: Tx,
  endpointId: string,
  underWay: number,
): Promise<Claimed[]> {
  const now = context.now();
  const endpoint = await findWebhookEndpoint(db, endpointId);
  if (!endpoint?.isEnabled || (endpoint.pausedUntil ?? 0) > now) return [];
  const integration = await findIntegration(db, endpoint.accountId, endpoint.partnerId);
  if (!integration?.isEnabled) return [];
  // One that fails is asked by one event at a time.
  const limit = (endpoint.failingSince === null ? AT_ONCE : 1) - underWay;
  if (limit <= 0) return [];
  const deliveries = await claimDueDeliveries(db, { endpointId, now, claimMs: CLAIM_MS, limit });
  const events = new Map(
    (
      await listEventsById(
        db,
        deliveries.map(({ eventId }) => eventId),
      )
    ).map((event) => [event.id, event]),
  );
  return deliveries.flatMap((delivery) => {
    const event = events.get(delivery.eventId);
    return event ? [{ endpoint, integration, delivery, event }] : [];
  });
}

async function send(
  context: AppContext,
  transport: WebhookTransport,
  { endpoint, integration, delivery, event }: Claimed,
): Promise<SendingResult> {
  const triedAt = context.now();
  const withoutTry = (problem: DeliveryProblem): SendingResult => ({
    delivery,
    triedAt,
    durationMs: 0,
    answer: { problem } as WebhookAnswer,
  });
  if (!mayKnow(readerOf(integration), event)) return withoutTry('NOT_PERMITTED');
  const request = webhookRequest(context, endpoint, eventBody(event));
  if (!request) return withoutTry('SECRET_UNREADABLE');
  return { delivery, ...(await timed(triedAt, () => transport.post(request))) };
}

async function timed(triedAt: Instant, post: () => Promise<WebhookAnswer>) {
  const startedAt = performance.now();
  const answer = await post();
  return { triedAt, durationMs: Math.round(performance.now() - startedAt), answer };
}
