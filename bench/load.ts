import { createHistogram } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { Pool } from 'undici';
import type { MeasuredServer } from './measured-server.ts';

/** A complete request. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** The result of a number of requests. */
export interface Figures {
  requestsPerSecond: number;
  /** Processor time of the server's process per request. */
  cpuMs: number;
  /** The 99th percentile of response times. */
  p99Ms: number;
  /** The longest time in which the server could not begin to work on another request; 0 if not counted. */
  longestHoldMs: number;
}

/**
 * Sends the requests over several connections, one at a time on each.
 * @throws Error for any response other than 200
 */
export function measure(
  server: MeasuredServer,
  asks: readonly Ask[],
  connections: number,
): Promise<Figures> {
  return measuring(server, asks.length, connections, async (sendSince) => {
    const waiting = asks.values();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const ask of waiting) await sendSince(performance.now(), ask);
      }),
    );
  });
}

/**
 * Sends the requests at a constant rate, whether or not earlier ones are answered, as many independent
 * clients do.
 * @throws Error for any response other than 200
 */
export function measureAtRate(
  server: MeasuredServer,
  asks: readonly Ask[],
  { perSecond, connections }: { perSecond: number; connections: number },
): Promise<Figures> {
  return measuring(server, asks.length, connections, async (sendSince) => {
    const start = performance.now();
    const sent: Promise<void>[] = [];
    for (const [index, ask] of asks.entries()) {
      const dueAt = start + (index * 1000) / perSecond;
      const early = dueAt - performance.now();
      if (early > 0) await setTimeout(early);
      // Measured from when it was due: a request that waits for a connection also waits for the server.
      sent.push(sendSince(dueAt, ask));
    }
    await Promise.all(sent);
  });
}

/** Sends a request; its response time counts from this moment. */
type SendSince = (since: number, ask: Ask) => Promise<void>;

async function measuring(
  server: MeasuredServer,
  requests: number,
  connections: number,
  run: (sendSince: SendSince) => Promise<void>,
): Promise<Figures> {
  const pool = new Pool(server.url, { connections, pipelining: 1 });
  const latencies = createHistogram();
  try {
    await openConnections(pool, connections);
    const before = await server.usage();
    const start = performance.now();
    await run(async (since, ask) => {
      await send(pool, ask);
      latencies.record(Math.max(1, Math.round((performance.now() - since) * 1000)));
    });
    const seconds = (performance.now() - start) / 1000;
    const after = await server.usage();
    return {
      requestsPerSecond: requests / seconds,
      cpuMs: (after.cpuMs - before.cpuMs) / requests,
      p99Ms: latencies.percentile(99) / 1000,
      longestHoldMs: after.longestHoldMs,
    };
  } finally {
    await pool.close();
  }
}

/** Opening one takes longer than a request, and a server accepts them one by one. */
async function openConnections(pool: Pool, connections: number): Promise<void> {
  const healthz = { method: 'GET', path: '/healthz', headers: {} } as const;
  await Promise.all(Array.from({ length: connections }, () => send(pool, healthz)));
}

async function send(pool: Pool, { method, path, headers, body }: Ask): Promise<void> {
  const answer = await pool.request({ method, path, headers, body: body ?? null });
  if (answer.statusCode === 200) return answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
  throw new Error(
    `${method} ${path} ${body ?? ''}: ${answer.statusCode} ${await answer.body.text()}`,
  );
}
