import { openApiDocument } from '../../src/contract/openapi/document.ts';
import type {
  JsonSchema as DocumentSchema,
  Operation,
} from '../../src/contract/openapi/document-parts.ts';
import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import type { ProblemCode } from '../../src/contract/problem.ts';
import { PUBLIC_URL } from '../fixtures/test-context.ts';
import type { JsonSchema } from './json-schema.ts';

/** An operation as the OpenAPI document describes it. */
export interface DescribedOperation {
  name: PartnerOperation;
  method: string;
  /** Below an API's prefix, with parameters in braces. */
  path: string;
  params: JsonSchema;
  query: JsonSchema;
  /** Null where the operation takes none. */
  body: JsonSchema | null;
  answer: JsonSchema;
  /** The problem codes by status. */
  codes: ReadonlyMap<number, readonly ProblemCode[]>;
}

const DOCUMENT = openApiDocument(PUBLIC_URL);

export const OPERATIONS: readonly DescribedOperation[] = Object.entries(DOCUMENT.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: operation.operationId as PartnerOperation,
      method: method.toUpperCase(),
      path,
      params: parametersOf(operation, 'path'),
      query: parametersOf(operation, 'query'),
      body: operation.requestBody ? schemaOf(operation.requestBody.content) : null,
      answer: schemaOf(resolved(operation.responses[200]).content),
      codes: codesOf(operation),
    })),
);

/** @throws Error for an unknown name */
export function requireOperation(name: PartnerOperation): DescribedOperation {
  const found = OPERATIONS.find((operation) => operation.name === name);
  if (!found) throw new Error(`the document has no operation ${name}`);
  return found;
}

/** The parameters in the path, or in the query, as one object. */
function parametersOf({ parameters }: Operation, where: 'path' | 'query'): JsonSchema {
  const those = parameters.map(resolved).filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    properties: Object.fromEntries(those.map(({ name, schema }) => [name, plain(schema)])),
    required: those.filter(({ required }) => required).map(({ name }) => name),
  };
}

function codesOf({ responses }: Operation): Map<number, ProblemCode[]> {
  const problems = Object.entries(responses).filter(([status]) => status !== '200');
  return new Map(
    problems.map(([status, response]) => {
      const { content } = resolved(response);
      const parts = content['application/problem+json']?.schema.allOf ?? [];
      const codes = parts.flatMap(({ properties }) => properties?.code?.enum ?? []);
      return [Number(status), codes as ProblemCode[]];
    }),
  );
}

function schemaOf(content: Record<string, { schema: DocumentSchema }>): JsonSchema {
  return plain(content['application/json']?.schema ?? {});
}

/** A schema with references resolved and lists of types written as `anyOf`. */
function plain(schema: DocumentSchema): JsonSchema {
  const { type, properties, items, anyOf, allOf, description: _, ...rest } = resolved(schema);
  const whole = {
    ...rest,
    ...(properties ? { properties: eachOf(properties) } : {}),
    ...(items ? { items: plain(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(plain) } : {}),
  } as JsonSchema;
  if (allOf) throw new Error('requests and responses must not use allOf');
  if (!Array.isArray(type)) return type === undefined ? whole : ({ ...whole, type } as JsonSchema);
  const { enum: values, ...limits } = whole;
  const reported = values ? { enum: values.filter((value) => value !== null) } : {};
  return {
    anyOf: type.map((one) =>
      one === 'null' ? { type: one } : { ...limits, ...reported, type: one },
    ),
  } as JsonSchema;
}

function eachOf(properties: Record<string, DocumentSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, plain(one)]));
}

/** Resolves a reference; returns any other value unchanged. */
function resolved<T extends object>(value: T | { $ref: string } | undefined): T {
  if (value === undefined) throw new Error('a part of the document is missing');
  const reference = '$ref' in value ? value.$ref : undefined;
  if (typeof reference !== 'string') return value as T;
  const keys = reference.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>(
    (here, key) => (here as Record<string, unknown>)[key],
    DOCUMENT,
  );
  if (found === undefined) throw new Error(`${reference} points nowhere`);
  return found as T;
}
