import type { FastifyInstance } from 'fastify';

/** Tells whether the app is stopping. From then on it keeps no connection for a next request. */
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
