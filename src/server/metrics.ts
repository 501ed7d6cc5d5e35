import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { apiOf } from './apis/all-apis.ts';

/** What the process counts, for Prometheus: no person, no venue, and no label without bounds. */
export interface Metrics {
  /** Counts an answer of the app once it is out. */
  countAnswer(request: FastifyRequest, reply: FastifyReply): void;
  /** Follows the store's writes. */
  writes: {
    waiting(count: number): void;
    committed(writes: number, seconds: number): void;
  };
  contentType: string;
  /** Everything that was counted since the start, as Prometheus reads it. */
  text(): Promise<string>;
}

/** From what a warm cache answers to what nobody waits for. */
const ANSWER_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const COMMIT_WRITES = [1, 2, 4, 8, 16, 32, 64, 128];

/** Starts counting, from zero. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'maitre_http_request_duration_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route', 'status', 'door'],
    buckets: ANSWER_SECONDS,
    registers,
  });
  const problems = new Counter({
    name: 'maitre_problems_total',
    help: 'Problems answered.',
    labelNames: ['code', 'door'],
    registers,
  });
  const bookings = new Counter({
    name: 'maitre_bookings_created_total',
    help: 'Bookings made, by the status that they began with.',
    labelNames: ['channel', 'status'],
    registers,
  });
  const waiting = new Gauge({
    name: 'maitre_write_queue_length',
    help: 'Writes that wait for their commit.',
    registers,
  });
  const commitWrites = new Histogram({
    name: 'maitre_commit_writes',
    help: 'Writes that shared a commit.',
    buckets: COMMIT_WRITES,
    registers,
  });
  const commitSeconds = new Histogram({
    name: 'maitre_commit_duration_seconds',
    help: 'Time of a commit with all its writes.',
    buckets: COMMIT_SECONDS,
    registers,
  });
  return {
    countAnswer(request, reply) {
      const door = apiOf(request);
      const { method } = request;
      // The pattern, never the address, which anyone can make up.
      const route = request.routeOptions.url ?? 'unknown';
      const status = reply.statusCode;
      answers.observe({ method, route, status, door }, reply.elapsedTime / 1000);
      const { problemCode, createdStatus, principal } = request;
      if (problemCode) problems.inc({ code: problemCode, door });
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
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
