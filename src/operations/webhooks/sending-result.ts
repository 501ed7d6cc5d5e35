import type { Instant } from '../../domain/venue-time.ts';
import {
  type DeliveryProblem,
  type DeliveryStatus,
  type DisabledReason,
  isGivenUp,
  pauseAfter,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '../../domain/webhook.ts';
import {
  giveUpDeliveries,
  saveDeliveryOutcome,
  tryAgainNow,
} from '../../store/webhook-deliveries.ts';
import {
  disableWebhookEndpoint,
  findWebhookEndpoint,
  saveWebhookHealth,
} from '../../store/webhook-endpoints.ts';
import { insertWebhookTry } from '../../store/webhook-tries.ts';
import type { WebhookAnswer } from '../../webhooks/webhook-transport.ts';
import { queueWebhookMessage } from '../messages/queue-webhook-message.ts';
import type { Tx } from '../tx.ts';

/** What became of a try. */
export interface SendingResult {
  delivery: WebhookDelivery;
  triedAt: Instant;
  durationMs: number;
  answer: WebhookAnswer;
}

/** An endpoint that the server has just disabled. */
interface DisabledEndpoint extends Pick<WebhookEndpoint, 'id' | 'accountId' | 'partnerId'> {
  because: DisabledReason;
}

export interface SavedResult {
  status: DeliveryStatus;
  disabled: DisabledEndpoint | null;
}

/** While the server has another WEBHOOK_KEY, nobody else is to blame: the tries do not count. */
const UNREADABLE_PAUSE_MS = 5 * 60_000;
/** Of an endpoint that failed for so long, everything that waits is tried once it accepts something again. */
const OUTAGE_MS = 10 * 60_000;

const GONE = 410;
/** The answers whose Retry-After is for every event. */
const BUSY = [429, 503];

/** Records a try, what becomes of the event, and what it says about the endpoint. */
export async function saveSendingResult(tx: Tx, result: SendingResult): Promise<SavedResult> {
  const { context, db } = tx;
  const { delivery, answer } = result;
  const endpoint = await findWebhookEndpoint(db, delivery.endpointId);
  // It was removed meanwhile.
  if (!endpoint) return { status: 'FAILED', disabled: null };
  const problem = problemOf(answer);
  if (answer !== 'STOPPED' && problem !== 'NOT_PERMITTED')
    await insertWebhookTry(db, {
      id: context.newUuid(),
      endpointId: delivery.endpointId,
      eventId: delivery.eventId,
      triedAt: result.triedAt,
      durationMs: result.durationMs,
      httpStatus: 'status' in answer ? answer.status : null,
      problem,
    });
  const outcome = outcomeOf(result, problem, context.now());
  await saveDeliveryOutcome(db, outcome);
  const disabled = await saveHealth(tx, endpoint, { problem: outcome.problem, answer });
  return { status: outcome.status, disabled };
}

/** Null for an event that was accepted, and for one of which nothing is known. */
function problemOf(answer: WebhookAnswer): DeliveryProblem | null {
  if (answer === 'STOPPED') return null;
  if ('problem' in answer) return answer.problem;
  return answer.status >= 200 && answer.status < 300 ? null : 'STATUS';
}

function outcomeOf(
  { delivery, answer }: SendingResult,
  problem: DeliveryProblem | null,
  now: Instant,
): WebhookDelivery {
  if (answer === 'STOPPED') return delivery;
  if (problem === 'NOT_PERMITTED') return { ...delivery, status: 'FAILED', problem, endedAt: now };
  if (problem === 'SECRET_UNREADABLE')
    return { ...delivery, problem, dueAt: now + UNREADABLE_PAUSE_MS };
  const tried = { ...delivery, tries: delivery.tries + 1, problem };
  if (problem === null) return { ...tried, status: 'DELIVERED', endedAt: now };
  const isGone = 'status' in answer && answer.status === GONE;
  const pauseMs = isGone ? null : pauseAfter(tried.tries, Math.random(), askedPauseOf(answer));
  if (pauseMs === null) return { ...tried, status: 'FAILED', endedAt: now };
  return { ...tried, dueAt: now + pauseMs };
}

function askedPauseOf(answer: WebhookAnswer): number | null {
  if (answer === 'STOPPED' || !('status' in answer)) return null;
  return BUSY.includes(answer.status) ? answer.retryAfterMs : null;
}

async function saveHealth(
  tx: Tx,
  endpoint: WebhookEndpoint,
  { problem, answer }: Pick<WebhookDelivery, 'problem'> & Pick<SendingResult, 'answer'>,
): Promise<DisabledEndpoint | null> {
  const { context, db } = tx;
  const now = context.now();
  const { id, failingSince, pausedUntil } = endpoint;
  const saysNothing = problem === 'NOT_PERMITTED' || problem === 'SECRET_UNREADABLE';
  if (answer === 'STOPPED' || saysNothing || !endpoint.isEnabled) return null;
  if (problem === null) {
    if (failingSince === null) return null;
    await saveWebhookHealth(db, id, { failingSince: null, pausedUntil: null });
    if (now - failingSince >= OUTAGE_MS) await tryAgainNow(db, id, now);
    return null;
  }
  const isGone = 'status' in answer && answer.status === GONE;
  if (isGone || isGivenUp(failingSince, now))
    return disable(tx, endpoint, isGone ? 'GONE' : 'FAILING');
  const askedMs = askedPauseOf(answer);
  await saveWebhookHealth(db, id, {
    failingSince: failingSince ?? now,
    pausedUntil: askedMs === null ? pausedUntil : Math.max(pausedUntil ?? 0, now + askedMs),
  });
  return null;
}

/** The venue is told, too. */
async function disable(
  tx: Tx,
  { id, accountId, partnerId, failingSince }: WebhookEndpoint,
  because: DisabledReason,
): Promise<DisabledEndpoint | null> {
  const { context, db } = tx;
  const now = context.now();
  const end = { because, failingSince: failingSince ?? now, now };
  if (!(await disableWebhookEndpoint(db, id, end))) return null;
  await giveUpDeliveries(db, id, now);
  await queueWebhookMessage(tx, { id, accountId });
  return { id, accountId, partnerId, because };
}
