import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS, type Endpoint } from '../../contract/endpoints.ts';
import { type OperationName, PATHS } from '../../contract/paths.ts';
import type { AppContext } from '../../operations/context.ts';
import { type Principal, requirePermission } from '../../operations/principal.ts';
import { readCountry } from '../../operations/venues/read-country.ts';
import { idempotencyKeyOf, ifMatchOf } from '../http/headers.ts';
import { parseInput } from '../http/parse-input.ts';
import { toQueryValues } from '../http/query-values.ts';
import type { Handler } from './handler.ts';
import { HANDLERS } from './operation-handlers.ts';

/** An API to add routes to. */
export interface Api {
  app: FastifyInstance;
  context: AppContext;
  /** Identifies the caller. @throws Refusal */
  authenticate(request: FastifyRequest): Promise<Principal>;
  /** Decides about a request whose body the caller's permissions depend on, before it is made. @throws Refusal */
  confirm?(request: FastifyRequest, endpoint: Endpoint): Promise<void>;
}

interface MethodAndPath {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With parameters in braces, as in the contract. */
  path: string;
}

/** Serves these operations as `ENDPOINTS` and `PATHS` in the contract describe them. */
export function serveOperations(
  api: Api,
  names = Object.keys(ENDPOINTS) as readonly OperationName[],
): void {
  const serve = <Name extends OperationName>(name: Name) =>
    serveEndpoint(api, PATHS[name], ENDPOINTS[name], HANDLERS[name]);
  for (const name of names) serve(name);
}

/**
 * Serves one endpoint. Credentials and permission are checked before the body is read, so an
 * unauthorized caller gets no validation issues. Headers are checked before the fields.
 */
export function serveEndpoint<E extends Endpoint>(
  { app, context, authenticate, confirm }: Api,
  { method, path }: MethodAndPath,
  endpoint: E,
  handle: Handler<E>,
): void {
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    preParsing: async (request) => {
      request.principal = await authenticate(request);
      requirePermission(request.principal, endpoint.permission);
    },
    handler: async (request, reply) => {
      const { principal } = request;
      if (!principal) throw new Error('A request reached its handler without authentication.');
      if (endpoint.acceptsIdempotencyKey) idempotencyKeyOf(request);
      if (endpoint.acceptsIfMatch) ifMatchOf(request);
      // Stored on the request, where the error log finds the values to mask.
      request.query = toQueryValues(endpoint.query, request.query);
      const input = await parseInput(endpoint, request, {
        country: () => readCountry(context, principal),
        language: principal.language,
      });
      await confirm?.(request, endpoint);
      return handle({ context, principal, input, request, reply });
    },
  });
}
