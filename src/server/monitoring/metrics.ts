import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MessageStatus } from '../../domain/message.ts';
import type { DeliveryStatus } from '../../domain/webhook.ts';
import { apiOf } from '../apis/all-apis.ts';

/** Prometheus metrics. Labels hold no personal data and no venue, and have a fixed set of values. */
export interface Metrics {
  /** Counts a response after it was sent. */
  countResponse(request: FastifyRequest, reply: FastifyReply): void;
  /** Observes the store's writes. */
  writes: {
    waiting(count: number): void;
    committed(writes: number, seconds: number): void;
  };
  messages: {
    /** Called with the number of messages that wait. */
    waiting(count: number): void;
    /** Called with what became of each message that was due. */
    handled(outcomes: readonly MessageStatus[]): void;
  };
  webhooks: {
    /** Called with the number of events that wait for an endpoint. */
    waiting(count: number): void;
    /** Called with the number of endpoints in each state. */
    endpoints(counts: Record<'enabled' | 'failing' | 'disabled', number>): void;
    /** Called with what became of an event that was due. */
    tried(outcome: DeliveryStatus): void;
  };
  contentType: string;
  /** All metrics in the Prometheus text format. */
  text(): Promise<string>;
}

/** From a cached response to one that no client waits for. */
const RESPONSE_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const COMMIT_WRITES = [1, 2, 4, 8, 16, 32, 64, 128];

/** Creates the metrics, all at zero. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const responses = new Histogram({
    name: 'maitre_http_request_duration_seconds',
    help: 'Time from a request to its response.',
    labelNames: ['method', 'route', 'status', 'api'],
    buckets: RESPONSE_SECONDS,
    registers,
  });
  const problems = new Counter({
    name: 'maitre_problems_total',
    help: 'Error responses by problem code.',
    labelNames: ['code', 'api'],
    registers,
  });
  const bookings = new Counter({
    name: 'maitre_bookings_created_total',
    help: 'Bookings created, by their first status.',
    labelNames: ['channel', 'status'],
    registers,
  });
  const waiting = new Gauge({
    name: 'maitre_write_queue_length',
    help: 'Writes waiting for their commit.',
    registers,
  });
  const commitWrites = new Histogram({
    name: 'maitre_commit_writes',
    help: 'Writes per commit.',
    buckets: COMMIT_WRITES,
    registers,
  });
  const commitSeconds = new Histogram({
    name: 'maitre_commit_duration_seconds',
    help: 'Duration of a commit with all its writes.',
    buckets: COMMIT_SECONDS,
    registers,
  });
  const waitingMessages = new Gauge({
    name: 'maitre_messages_waiting',
    help: 'Messages of all venues that wait to be sent.',
    registers,
  });
  const handledMessages = new Counter({
    name: 'maitre_messages_total',
    help: 'Tries to send a message, by what became of it: SENT, FAILED, SKIPPED, or WAITING for another try.',
    labelNames: ['outcome'],
    registers,
  });
  const waitingWebhooks = new Gauge({
    name: 'maitre_webhooks_waiting',
    help: 'Events that wait to be sent to an endpoint, of all venues.',
    registers,
  });
  const webhookEndpoints = new Gauge({
    name: 'maitre_webhook_endpoints',
    help: 'Endpoints of all venues, by state: enabled, failing, or disabled.',
    labelNames: ['state'],
    registers,
  });
  const triedWebhooks = new Counter({
    name: 'maitre_webhooks_total',
    help: 'Tries to send an event to an endpoint, by what became of it: DELIVERED, FAILED, or WAITING for another try.',
    labelNames: ['outcome'],
    registers,
  });
  return {
    countResponse(request, reply) {
      const api = apiOf(request);
      const { method } = request;
      // The route's pattern: URLs would make an unbounded label.
      const route = request.routeOptions.url ?? 'unknown';
      const status = reply.statusCode;
      responses.observe({ method, route, status, api }, reply.elapsedTime / 1000);
      const { problemCode, createdStatus, principal } = request;
      if (problemCode) problems.inc({ code: problemCode, api });
      if (createdStatus && principal) {
        bookings.inc({ channel: principal.channel, status: createdStatus });
      }
    },
    writes: {
      waiting: (count) => waiting.set(count),
      committed(writes, seconds) {
        commitWrites.observe(writes);
        commitSeconds.observe(seconds);
      },
    },
    messages: {
      waiting: (count) => waitingMessages.set(count),
      handled(outcomes) {
        for (const outcome of outcomes) handledMessages.inc({ outcome });
      },
    },
    webhooks: {
      waiting: (count) => waitingWebhooks.set(count),
      endpoints(counts) {
        for (const [state, count] of Object.entries(counts)) webhookEndpoints.set({ state }, count);
      },
      tried: (outcome) => triedWebhooks.inc({ outcome }),
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
