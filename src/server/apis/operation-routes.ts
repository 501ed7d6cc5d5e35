import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthorizedOperation, Operation } from '../../contract/operation.ts';
import type { AppContext } from '../../operations/context.ts';
import { type Principal, requirePermission } from '../../operations/principal.ts';
import { readCountry } from '../../operations/venues/read-country.ts';
import { idempotencyKeyOf, ifMatchOf } from '../http/headers.ts';
import { parseInput } from '../http/parse-input.ts';
import { toQueryValues } from '../http/query-values.ts';
import type { Handler, Handlers } from './handler.ts';

/** An API to add routes to. */
export interface ApiServer {
  app: FastifyInstance;
  context: AppContext;
  /** Identifies the caller. @throws Refusal */
  authenticate(request: FastifyRequest): Promise<Principal>;
  /** Decides about a request whose body the caller's permissions depend on, before it is made. @throws Refusal */
  confirm?(request: FastifyRequest, operation: Operation): Promise<void>;
}

/** Serves operations as the contract declares them. */
export function serveOperations<Api extends Record<string, AuthorizedOperation>>(
  server: ApiServer,
  operations: Api,
  handlers: Handlers<Api>,
): void {
  for (const name of Object.keys(operations) as (keyof Api)[])
    serveOperation(server, operations[name] as Api[keyof Api], handlers[name]);
}

/**
 * Serves one operation. Credentials and permission are checked before the body is read, so an
 * unauthorized caller gets no validation issues. Headers are checked before the fields.
 */
function serveOperation<O extends AuthorizedOperation>(
  { app, context, authenticate, confirm }: ApiServer,
  operation: O,
  handle: Handler<O>,
): void {
  const { method, path, permission, maxBodyBytes } = operation;
  app.route({
    method,
    url: urlOf(path),
    ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
    preParsing: async (request) => {
      request.principal = await authenticate(request);
      requirePermission(request.principal, permission);
    },
    handler: async (request, reply) => {
      const { principal } = request;
      if (!principal) throw new Error('A request reached its handler without authentication.');
      if (operation.acceptsIdempotencyKey) idempotencyKeyOf(request);
      if (operation.acceptsIfMatch) ifMatchOf(request);
      // Stored on the request, where the error log finds the values to mask.
      request.query = toQueryValues(operation.query, request.query);
      const input = await parseInput(operation, request, {
        country: () => readCountry(context, principal),
        language: principal.language,
      });
      await confirm?.(request, operation);
      return handle({ context, principal, input, request, reply });
    },
  });
}

/** A path of the contract as Fastify writes it. */
export function urlOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
