import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../operations/context.ts';
import { authenticatePartner } from '../checks.ts';
import { serveOperations } from './operation-routes.ts';

/** `/v3`: partner servers and point-of-sale systems, with a secret API key. */
export async function partnerApi(app: FastifyInstance, { context }: { context: AppContext }) {
  serveOperations({
    app,
    context,
    authenticate: (request) => authenticatePartner(context, request),
  });
}
