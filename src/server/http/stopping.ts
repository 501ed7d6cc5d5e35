import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long clients may use their open connections for a last request. */
const DRAIN_MS = 1000;

/**
 * When the app is stopping, each connection ends after its current response, and those without a
 * request get a moment for one more: closing them at once would reset a request on its way.
 *
 * @returns whether the app is stopping
 */
export function watchStopping(app: FastifyInstance): () => boolean {
  let isStopping = false;
  const connections = trackConnections(app.server);
  app.addHook('preClose', async () => {
    isStopping = true;
    await connections.untilNone(DRAIN_MS);
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
  return () => isStopping;
}

function trackConnections(server: Server) {
  const open = new Set<Socket>();
  let onNone = () => {};
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) onNone();
    });
  });
  return {
    untilNone: (maxMs: number) =>
      new Promise<void>((resolve) => {
        if (open.size === 0) return resolve();
        const timer = setTimeout(resolve, maxMs);
        onNone = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
