import type { FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Endpoint } from '../../contract/endpoints.ts';
import { toValidationIssues } from '../../contract/validation-issues.ts';
import { type ValidationIssue, validationError } from '../../domain/refusal.ts';

type RequestSchemas = Pick<Endpoint, 'params' | 'query' | 'body'>;

/** An operation's input, typed by its schemas. */
export interface ParsedInput<E extends RequestSchemas> {
  params: output<E['params']>;
  query: output<E['query']>;
  body: output<E['body']>;
}

/**
 * Parses path, query and body together, so that one response lists all their errors.
 * @throws Refusal VALIDATION_ERROR
 */
export function parseInput<E extends RequestSchemas>(
  endpoint: E,
  request: FastifyRequest,
): ParsedInput<E> {
  const issues: ValidationIssue[] = [];
  const part = <S extends $ZodType>(schema: S, value: unknown): output<S> | undefined => {
    const result = safeParse(schema, value, { reportInput: true });
    if (result.success) return result.data;
    issues.push(...toValidationIssues(result.error.issues));
    return undefined;
  };
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const params = part(endpoint.params, request.params);
  const query = part(endpoint.query, request.query);
  const body = part(endpoint.body, hasBody ? (request.body ?? undefined) : {});
  if (issues.length > 0) throw validationError(...issues);
  return { params, query, body } as ParsedInput<E>;
}

/** Parses one part of a request. @throws Refusal VALIDATION_ERROR */
export function parsePart<S extends $ZodType>(schema: S, value: unknown): output<S> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw validationError(...toValidationIssues(result.error.issues));
}
