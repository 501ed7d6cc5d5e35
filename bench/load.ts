import { createHistogram } from 'node:perf_hooks';
import { Pool } from 'undici';
import type { MeasuredServer } from './measured-server.ts';

/** One request, whole. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What a number of requests came to. */
export interface Figures {
  requestsPerSecond: number;
  /** Processor time of the server's process per request. */
  cpuMs: number;
  /** So long, or shorter, took 99 of a hundred answers. */
  p99Ms: number;
}

/**
 * Sends the requests over so many connections, each sending its next once the last is answered.
 * @throws Error where an answer is anything but 200: what failed was not measured
 */
export async function measure(
  server: MeasuredServer,
  asks: readonly Ask[],
  connections: number,
): Promise<Figures> {
  const pool = new Pool(server.url, { connections, pipelining: 1 });
  const latencies = createHistogram();
  try {
    const before = await server.usage();
    const start = performance.now();
    const waiting = asks.values();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const ask of waiting) {
          const sentAt = performance.now();
          await send(pool, ask);
          latencies.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
        }
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    const after = await server.usage();
    return {
      requestsPerSecond: asks.length / seconds,
      cpuMs: (after.cpuMs - before.cpuMs) / asks.length,
      p99Ms: latencies.percentile(99) / 1000,
    };
  } finally {
    await pool.close();
  }
}

async function send(pool: Pool, { method, path, headers, body }: Ask): Promise<void> {
  const answer = await pool.request({ method, path, headers, body: body ?? null });
  if (answer.statusCode === 200) return answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
  throw new Error(
    `${method} ${path} ${body ?? ''}: ${answer.statusCode} ${await answer.body.text()}`,
  );
}
