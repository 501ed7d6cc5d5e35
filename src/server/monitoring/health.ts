import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../operations/context.ts';
import type { ProblemWriter } from '../problems.ts';

interface HealthOptions {
  context: AppContext;
  problems: ProblemWriter;
  isStopping: () => boolean;
}

/** How long a result is reused, so that many load balancers cause few disk writes. */
const CHECK_INTERVAL_MS = 1000;

/** `/healthz`: the process is alive. `/readyz`: it can also write to the database, so it takes traffic. */
export async function health(
  app: FastifyInstance,
  { context, problems, isStopping }: HealthOptions,
) {
  const requireWritable = throttledCheck(context);
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    if (isStopping()) {
      return problems.send(request, reply, 'SERVICE_UNAVAILABLE', 'The server is stopping.');
    }
    await requireWritable();
    return { status: 'ok' };
  });
}

/** Checks that the database is writable, at most once per interval. */
function throttledCheck(context: AppContext): () => Promise<void> {
  let last: { at: number; result: Promise<void> } | undefined;
  return () => {
    const now = context.steadyNow();
    if (!last || now >= last.at + CHECK_INTERVAL_MS) {
      last = { at: now, result: context.store.requireWritable() };
    }
    return last.result;
  };
}
