import type { DeliveryStatus } from '../../../src/domain/webhook.ts';
import { numberAllEvents } from '../../../src/operations/events/number-events.ts';
import { createWebhook, type NewWebhook } from '../../../src/operations/webhooks/create-webhook.ts';
import { dueEndpoints } from '../../../src/operations/webhooks/due-endpoints.ts';
import { sendDueWebhooks } from '../../../src/operations/webhooks/send-due-webhooks.ts';
import type { DisabledEndpoint } from '../../../src/operations/webhooks/sending-result.ts';
import type {
  WebhookAnswer,
  WebhookRequest,
  WebhookTransport,
} from '../../../src/webhooks/webhook-transport.ts';
import {
  openTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../fixtures/test-context.ts';
import { aLargeVenue } from '../../server/booking-fixtures.ts';

export const WEBHOOKS = {
  key: 'a key of at least thirty-two characters',
  allowsInsecure: false,
};

export const OK: WebhookAnswer = { status: 204, retryAfterMs: null };
export const REFUSED: WebhookAnswer = { problem: 'NOT_CONNECTED' };

export interface SentWebhook extends WebhookRequest {
  event: { id: string; type: string; data: { bookingUuid: string | null; version: number } };
}

/** Remembers requests, and answers as it is told. */
export class Receiver implements WebhookTransport {
  readonly sent: SentWebhook[] = [];
  answer: (request: SentWebhook) => WebhookAnswer | Promise<WebhookAnswer> = () => OK;

  async post(request: WebhookRequest): Promise<WebhookAnswer> {
    const sent = { ...request, event: JSON.parse(request.body) };
    this.sent.push(sent);
    return this.answer(sent);
  }

  abort(): void {}

  types(): string[] {
    return this.sent.map(({ event }) => event.type);
  }
}

export interface WebhookTest {
  server: TestServer;
  receiver: Receiver;
  endpoint: { id: string; secret: string };
  /** Numbers and sends what is due until there is nothing more; returns what became of each try. */
  send: (to?: WebhookTransport) => Promise<DeliveryStatus[]>;
  disabled: DisabledEndpoint[];
}

/** A venue with many tables, and one webhook of the partner `pos`. */
export async function openWebhooks(
  options: Partial<Omit<NewWebhook, 'accountId'>> = {},
  serverOptions: TestServerOptions = {},
): Promise<WebhookTest> {
  const server = await openTestServer({
    venue: aLargeVenue(),
    webhooks: WEBHOOKS,
    ...serverOptions,
  });
  const { accountId } = server.venue;
  const { endpoint, secret } = await createWebhook(server.context, {
    accountId,
    partnerId: 'pos',
    url: 'https://partner.example/hooks?token=url-secret',
    eventTypes: [
      'booking.created',
      'booking.updated',
      'booking.status_changed',
      'booking.canceled',
    ],
    ...options,
  });
  const receiver = new Receiver();
  const disabled: DisabledEndpoint[] = [];
  const send = async (to: WebhookTransport = receiver) => {
    const outcomes: DeliveryStatus[] = [];
    await numberAllEvents(server.context);
    for (const { endpointId, dueAt } of await dueEndpoints(server.context))
      if (dueAt <= server.context.now())
        await sendDueWebhooks(server.context, endpointId, {
          transport: to,
          onOutcome: (outcome) => void outcomes.push(outcome),
          onDisabled: (each) => void disabled.push(each),
        });
    return outcomes;
  };
  return { server, receiver, endpoint: { id: endpoint.id, secret }, send, disabled };
}
