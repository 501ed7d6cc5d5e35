import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../operations/context.ts';
import type { ProblemWriter } from './problems.ts';

interface HealthOptions {
  context: AppContext;
  problems: ProblemWriter;
  isStopping: () => boolean;
}

/** The disk is asked at most this often, however many balancers ask us. */
const ANSWER_HOLDS_MS = 1000;

/** `/healthz`: the process answers. `/readyz`: it can also write, so send it requests. */
export async function health(
  app: FastifyInstance,
  { context, problems, isStopping }: HealthOptions,
) {
  const requireWritable = askedSeldom(context);
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

/** One question at a time; its answer is everyone's for a moment. */
function askedSeldom(context: AppContext): () => Promise<void> {
  let last: { at: number; answer: Promise<void> } | undefined;
  return () => {
    const now = context.now();
    // Also where the clock was set back.
    if (!last || now < last.at || now >= last.at + ANSWER_HOLDS_MS) {
      last = { at: now, answer: context.store.requireWritable() };
    }
    return last.answer;
  };
}
