import { pino } from 'pino';
import { claimTime } from '../../../src/jobs/job-kind.ts';
import { Webhooks } from '../../../src/jobs/webhooks.ts';
import { numberAllEvents } from '../../../src/operations/events/number-events.ts';
import { createWebhook, type NewWebhook } from '../../../src/operations/webhooks/create-webhook.ts';
import { listDueEndpoints } from '../../../src/store/webhook-deliveries.ts';
import type {
  WebhookAnswer,
  WebhookRequest,
  WebhookTransport,
} from '../../../src/webhooks/webhook-transport.ts';
import { doDueJobs } from '../../fixtures/do-due-jobs.ts';
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

/** When each endpoint is next to be sent something that nobody is sending. */
export function dueEndpoints({ context }: TestServer) {
  return context.store.lookUp((db) => listDueEndpoints(db, claimTime(context)));
}

/** Sends what is due, as a server does. @returns what became of each try */
export async function sendDueWebhooks(
  { context }: TestServer,
  transport: WebhookTransport,
  onLog: (line: object) => void = () => {},
): Promise<string[]> {
  const logger = pino({}, { write: (line: string) => onLog(JSON.parse(line)) });
  return (await doDueJobs(context, new Webhooks({ context, transport, logger }))).outcomes;
}

export interface WebhookTest {
  server: TestServer;
  receiver: Receiver;
  endpoint: { id: string; secret: string };
  /** Numbers and sends what is due until there is nothing more; returns what became of each try. */
  send: (to?: WebhookTransport) => Promise<string[]>;
  /** What the log says of endpoints that were disabled. */
  disabled: object[];
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
  const disabled: object[] = [];
  const send = async (to: WebhookTransport = receiver) => {
    await numberAllEvents(server.context);
    return sendDueWebhooks(server, to, (line) => void disabled.push(line));
  };
  return { server, receiver, endpoint: { id: endpoint.id, secret }, send, disabled };
}
