import type { FastifyRequest } from 'fastify';
import type { $ZodType, output } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import type { Operation } from '../../contract/operation.ts';
import { toValidationIssues } from '../../contract/validation-issues.ts';
import { type ValidationIssue, validationError } from '../../domain/refusal.ts';
import { type PhoneReading, readPhones } from './read-phones.ts';

type RequestSchemas = Pick<Operation, 'params' | 'query' | 'body'>;

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
export async function parseInput<E extends RequestSchemas>(
  operation: E,
  request: FastifyRequest,
  reading: PhoneReading,
): Promise<ParsedInput<E>> {
  const issues: ValidationIssue[] = [];
  const part = async (schema: $ZodType, value: unknown): Promise<unknown> => {
    const parsed = await parseValue(schema, value, reading);
    issues.push(...parsed.issues);
    return parsed.value;
  };
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const params = await part(operation.params, request.params);
  const query = await part(operation.query, request.query);
  const body = await part(operation.body, hasBody ? (request.body ?? undefined) : {});
  if (issues.length > 0) throw validationError(...issues);
  return { params, query, body } as ParsedInput<E>;
}

/** Parses one part of a request that may have phone numbers. @throws Refusal VALIDATION_ERROR */
export async function parsePartWithPhones<S extends $ZodType>(
  schema: S,
  value: unknown,
  reading: PhoneReading,
): Promise<output<S>> {
  const parsed = await parseValue(schema, value, reading);
  if (parsed.issues.length > 0) throw validationError(...parsed.issues);
  return parsed.value as output<S>;
}

/** The value with its phone numbers in E.164, or all issues. */
async function parseValue(schema: $ZodType, value: unknown, reading: PhoneReading) {
  const phones = await readPhones(schema, value, reading);
  const result = safeParse(schema, phones.value, { reportInput: true });
  const refused = new Set(phones.issues.map(({ parameter }) => parameter));
  // The schema says less about a number than its parser.
  const others = toValidationIssues(result.error?.issues ?? []).filter(
    ({ parameter }) => !refused.has(parameter),
  );
  return { value: result.data, issues: [...phones.issues, ...others] };
}

/** Parses one part of a request. @throws Refusal VALIDATION_ERROR */
export function parsePart<S extends $ZodType>(schema: S, value: unknown): output<S> {
  const result = safeParse(schema, value, { reportInput: true });
  if (result.success) return result.data;
  throw validationError(...toValidationIssues(result.error.issues));
}
