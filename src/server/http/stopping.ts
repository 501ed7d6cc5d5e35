import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection after its current response once the app is stopping.
 * @returns whether the app is stopping
 */
export function watchStopping(app: FastifyInstance): () => boolean {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isStopping) reply.header('Connection', 'close');
  });
  return () => isStopping;
}
