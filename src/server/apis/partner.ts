import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PARTNER_OPERATIONS } from '../../contract/partner/operations.ts';
import type { AppContext } from '../../operations/context.ts';
import { authenticatePartner } from './authenticate-partner.ts';
import { serveOperations } from './operation-routes.ts';
import { PARTNER_HANDLERS } from './partner-operations.ts';

/** `/v3`: partner servers and point-of-sale systems, with a secret API key. */
export async function partnerApi(app: FastifyInstance, { context }: { context: AppContext }) {
  const authenticate = (request: FastifyRequest) => authenticatePartner(context, request);
  serveOperations({ app, context, authenticate }, PARTNER_OPERATIONS, PARTNER_HANDLERS);
}
