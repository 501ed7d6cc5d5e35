import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { AuthorizedOperation, Operation } from '../../contract/operation.ts';
import type { AppContext } from '../../operations/context.ts';
import { type Principal, requirePermission } from '../../operations/principal.ts';
import { readCountry } from '../../operations/venues/read-country.ts';
import { idempotencyKeyOf, ifMatchOf } from '../http/headers.ts';
import { parseInput } from '../http/parse-input.ts';
import { isPhone } from '../http/read-phones.ts';
import type { Handler, Handlers } from './handler.ts';

/** An API to add routes to. */
export interface ApiServer {
  app: FastifyInstance;
  context: AppContext;
  /** Identifies the caller. @throws Refusal */
  authenticate(request: FastifyRequest): Promise<Principal>;
  /** Checks a manager's approval against the parsed body. @throws Refusal */
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

/**
 * Converts a query string's values, which are all text, to what its schema expects: a number for a number
 * field, true or false for a boolean field, a list for a field that may repeat. A value that cannot be
 * converted stays as it is, for the schema to reject.
 */
function toQueryValues(schema: $ZodType, query: unknown): unknown {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type !== 'object' || typeof query !== 'object' || query === null) return query;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
      return [name, field ? toFieldValue(field, value) : value];
    }),
  );
}

function toFieldValue(field: $ZodType, value: unknown): unknown {
  const { def } = (field as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
      return toFieldValue(def.innerType, value);
    case 'array':
      return Array.isArray(value) ? value : [value];
    case 'number':
      return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' || value === 'false' ? value === 'true' : value;
    case 'string':
      // In a query string, an unencoded plus means a space: `+34…` arrives as ` 34…`.
      return isPhone(def) && typeof value === 'string' ? value.replace(/^ (?=\d)/, '+') : value;
    default:
      return value;
  }
}
