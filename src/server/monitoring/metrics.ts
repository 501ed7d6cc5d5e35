import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobKind } from '../../jobs/job-kind.ts';
import type { JobMetrics } from '../../jobs/job-runner.ts';
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
  /** Creates the metrics of kinds of background work, at zero. */
  ofJobs(kinds: readonly Pick<JobKind, 'name' | 'outcomes' | 'gauges'>[]): JobMetrics;
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
    ofJobs(kinds) {
      const counters = new Map<string, Counter>();
      const gauges = new Map<string, { gauge: Gauge; label: string | undefined }>();
      for (const { name: kind, outcomes, gauges: read = [] } of kinds) {
        const name = `maitre_${kind}_total`;
        if (outcomes !== undefined)
          counters.set(
            kind,
            new Counter({ name, help: outcomes, labelNames: ['outcome'], registers }),
          );
        for (const { name, help, label } of read) {
          const labelNames = label === undefined ? [] : [label];
          gauges.set(name, { gauge: new Gauge({ name, help, labelNames, registers }), label });
        }
      }
      return {
        ended(kind, outcomes) {
          for (const outcome of outcomes) counters.get(kind)?.inc({ outcome });
        },
        measured(name, value) {
          const { gauge, label = '' } = gauges.get(name) ?? {};
          if (typeof value === 'number') gauge?.set(value);
          else
            for (const [key, count] of Object.entries(value)) gauge?.set({ [label]: key }, count);
        },
      };
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
