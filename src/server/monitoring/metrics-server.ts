import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { type ListenAddress, toListenError } from '../listen-address.ts';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics` on a port of its own, apart from the public one. @throws StartupError */
export async function serveMetrics(
  metrics: Metrics,
  address: ListenAddress,
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
        logger.error({ err: error }, 'cannot collect metrics');
        response.writeHead(500).end();
      },
    );
  });
  try {
    await once(server.listen({ port: address.port, host: address.host }), 'listening');
  } catch (error) {
    throw toListenError(error, address);
  }
  return server;
}
