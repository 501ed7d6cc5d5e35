import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Endpoint } from '../contract/endpoints.ts';
import { toValidationIssues } from '../contract/validation-issues.ts';
import { invalid, type ValidationIssue } from '../domain/refusal.ts';
import { canonicalJson } from './canonical-json.ts';

/** An operation's input, as its schemas say. */
export interface ParsedInput<E extends Endpoint> {
  params: output<E['params']>;
  query: output<E['query']>;
  body: output<E['body']>;
}

/**
 * Bytes become types here, once. Path, query and body are looked at together, so that one answer
 * names every fault. @throws Refusal VALIDATION_ERROR
 */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
): ParsedInput<E> {
  const faults: ValidationIssue[] = [];
  const part = <S extends $ZodType>(schema: S, value: unknown): output<S> | undefined => {
    const result = safeParse(schema, value, { reportInput: true });
    if (result.success) return result.data;
    faults.push(...toValidationIssues(result.error.issues));
    return undefined;
  };
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const params = part(endpoint.params, request.params);
  const query = part(endpoint.query, request.query);
  const body = part(endpoint.body, hasBody ? (request.body ?? undefined) : {});
  if (faults.length > 0) throw invalid(...faults);
  return { params, query, body } as ParsedInput<E>;
}

/** A single part of a request, by its schema. @throws Refusal VALIDATION_ERROR */
export function parsePart<S extends $ZodType>(schema: S, value: unknown): output<S> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw invalid(...toValidationIssues(result.error.issues));
}

/** The header Idempotency-Key; null where it is not sent. @throws MalformedRequest */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && key.length > 0 && key.length <= 255) return key;
  throw new MalformedRequest('Idempotency-Key must have 1 to 255 characters.');
}

/**
 * An idempotency key with the hash of what was sent under it: two bodies are the same where they
 * are equal as JSON values. @throws MalformedRequest
 */
export function idempotencyOf(
  request: FastifyRequest,
): { key: string; requestHash: string } | null {
  const key = idempotencyKeyOf(request);
  if (key === null) return null;
  const requestHash = createHash('sha256').update(canonicalJson(request.body)).digest('hex');
  return { key, requestHash };
}

/**
 * The header If-Match: `*`, or tags as they were sent; null where it is not sent. A tag that a proxy
 * made weak when it compressed the answer is still that of the same state.
 * @throws MalformedRequest
 */
export function ifMatchOf(request: FastifyRequest): string | null {
  const text = headerOf(request, 'if-match');
  if (text === null || text === '*') return text;
  const tags = text.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (tags.every((tag) => /^"[^"]*"$/.test(tag))) return tags.join(',');
  throw new MalformedRequest('If-Match must be an ETag as it was sent, quotes included, or *.');
}

/** A header or a body that is there but cannot be read (400). */
export class MalformedRequest extends Error {}

/** A header, trimmed; null where it is missing or empty. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
