import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import { type Place, portRefused } from './ports.ts';

/** Metrics are for a collector on this machine, whatever HOST the rest listens on. */
export function metricsPlace(port: number): Place {
  return { port, host: '127.0.0.1', setting: 'METRICS_PORT' };
}

/** Answers `GET /metrics`, apart from what the world can reach. @throws StartRefused */
export async function serveMetrics(
  metrics: Metrics,
  place: Place,
  logger: FastifyBaseLogger,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !/^(GET|HEAD)$/.test(request.method ?? '')) {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'the metrics cannot be read');
        response.writeHead(500).end();
      },
    );
  });
  try {
    await once(server.listen({ port: place.port, host: place.host }), 'listening');
  } catch (error) {
    throw portRefused(error, place);
  }
  return server;
}
