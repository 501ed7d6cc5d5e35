import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoints.ts';
import type { AppContext } from '../../operations/context.ts';
import type { Principal } from '../../operations/principal.ts';
import type { ParsedInput } from '../http/parse-input.ts';

/** A request of an authenticated caller, with its input parsed. */
export interface Call<Input> {
  context: AppContext;
  principal: Principal;
  input: Input;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Calls an endpoint's operation. Resolves to the response body, or to the reply if it was sent already. */
export type Handler<E extends Endpoint> = (call: Call<ParsedInput<E>>) => Promise<unknown>;
