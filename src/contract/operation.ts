import type { $ZodType, input, output } from 'zod/v4/core';
import type { StaffPermission } from '../domain/permission.ts';
import type { AnyProblemCode } from './problem.ts';

/** One operation of an API, as its callers see it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API's prefix, with parameters in braces. */
  path: `/${string}`;
  summary: string;
  /** Partners can have only those of `PERMISSIONS`. Null if no session is needed. */
  permission: StaffPermission | null;
  params: $ZodType;
  query: $ZodType;
  body: $ZodType;
  answer: $ZodType;
  /** Its own problems, beyond those that all operations share. */
  problems: readonly AnyProblemCode[];
  /** Takes the header Idempotency-Key. */
  acceptsIdempotencyKey?: true;
  /** Takes the header If-Match; a change of one booking, of a guest, or of the venue document. */
  acceptsIfMatch?: true;
  /** The largest body, where `MAX_BODY_BYTES` is not enough. */
  maxBodyBytes?: number;
  /** Returns no localized text, so Accept-Language has no effect. */
  ignoresAcceptLanguage?: true;
  /** May send the header Location. */
  sendsLocation?: true;
}

/** An operation that needs an authenticated caller. */
export interface AuthorizedOperation extends Operation {
  permission: StaffPermission;
}

/** The operations of an API by name. */
export type Operations = Readonly<Record<string, Operation>>;

/** Types of a request as the server has parsed it, and of a successful response. */
export type BodyOf<O extends Operation> = output<O['body']>;
export type AnswerOf<O extends Operation> = output<O['answer']>;

type Part = 'params' | 'query' | 'body';
/** Parts without a required field. */
type OptionalPart<O extends Operation> = {
  [P in Part]: Record<never, never> extends input<O[P]> ? P : never;
}[Part];

/** What a caller sends: path parameters, query and body. A part without a required field is optional. */
export type InputOf<O extends Operation> = {
  [P in Exclude<Part, OptionalPart<O>>]: input<O[P]>;
} & { [P in OptionalPart<O>]?: input<O[P]> | undefined };
