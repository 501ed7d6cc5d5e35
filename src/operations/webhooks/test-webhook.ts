import type { DeliveryProblem } from '../../domain/webhook.ts';
import type { WebhookTransport } from '../../webhooks/webhook-transport.ts';
import type { AppContext } from '../context.ts';
import { requireWebhookEndpoint } from './require-webhook-endpoint.ts';
import { webhookRequest } from './webhook-request.ts';

export interface TestedWebhook {
  isAccepted: boolean;
  httpStatus: number | null;
  problem: DeliveryProblem | null;
  durationMs: number;
}

/**
 * Sends an event of the type `webhook.test` to an endpoint, once. It is not in the feed, and changes nothing about the
 * endpoint.
 * @throws Refusal VALIDATION_ERROR if there is no such endpoint
 */
export async function testWebhook(
  context: AppContext,
  transport: WebhookTransport,
  id: string,
): Promise<TestedWebhook> {
  const endpoint = await context.store.read((db) => requireWebhookEndpoint(db, id));
  const { accountId } = endpoint;
  const request = webhookRequest(context, endpoint, {
    id: context.newUuid(),
    type: 'webhook.test',
    timestamp: new Date(context.now()).toISOString(),
    data: { accountId, bookingUuid: null, version: null, status: null, workDay: null },
  });
  if (!request)
    return { isAccepted: false, httpStatus: null, problem: 'SECRET_UNREADABLE', durationMs: 0 };
  const startedAt = performance.now();
  const answer = await transport.post(request);
  const durationMs = Math.round(performance.now() - startedAt);
  if (answer === 'STOPPED') throw new Error('The test was interrupted.');
  if ('problem' in answer)
    return { isAccepted: false, httpStatus: null, problem: answer.problem, durationMs };
  const isAccepted = answer.status >= 200 && answer.status < 300;
  const problem = isAccepted ? null : 'STATUS';
  return { isAccepted, httpStatus: answer.status, problem, durationMs };
}
