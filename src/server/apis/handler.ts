import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, Operation, Operations } from '../../contract/operation.ts';
import type { AppContext } from '../../operations/context.ts';
import type { Principal } from '../../operations/principal.ts';
import type { ParsedInput } from '../http/parse-input.ts';

/** A request of an authenticated caller, with its input parsed. */
export interface HandlerCall<Input> {
  context: AppContext;
  principal: Principal;
  input: Input;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Calls an operation. Resolves to the response body as the contract has it, or to the reply if it was sent already. */
export type Handler<O extends Operation> = (
  call: HandlerCall<ParsedInput<O>>,
) => Promise<AnswerOf<O> | FastifyReply>;

/** The handlers of operations, by name. */
export type Handlers<Api extends Operations> = {
  readonly [Name in keyof Api]: Handler<Api[Name]>;
};
