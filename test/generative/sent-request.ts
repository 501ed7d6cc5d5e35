import type { PartnerOperation } from '../../src/contract/partner/operations.ts';
import type { CallerName } from './callers.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { JsonPath } from './json-schema.ts';
import type { Mutation } from './mutations.ts';

/**
 * A generated request. Ids are references such as `@booking:seated:3`, which are resolved before it
 * is sent, so that the same request can be repeated.
 */
export interface SentRequest {
  operation: PartnerOperation;
  caller: CallerName;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  headers: Record<string, string>;
  /** Changes to its bytes, URL and headers. */
  mutations: readonly Mutation[];
}

/** An HTTP request without the caller's credentials. */
export interface Wire {
  method: string;
  /** Below the API's prefix. */
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | undefined;
}

export function toWire(operation: DescribedOperation, request: SentRequest): Wire {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(textOf(request.params[name])),
  );
  const query = Object.entries(request.query)
    .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encoded(textOf(one))}`))
    .join('&');
  const hasBody = operation.body !== null;
  return {
    method: operation.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...request.headers },
    payload: hasBody ? jsonTextOf(request.body) : undefined,
  };
}

/** Sets the value at a path and creates its parents; undefined removes the field. */
export function withValueAt(whole: unknown, [key, ...rest]: JsonPath, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(whole) ? [...whole] : [];
    list[key] = withValueAt(list[key], rest, value) ?? null;
    return list;
  }
  const fields = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...fields, [key]: withValueAt((fields as Record<string, unknown>)[key], rest, value) };
}

/** JSON text, with raw numbers written as given. */
export function jsonTextOf(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(/"@raw:([^"]+)"/g, '$1');
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replace(/^"?@raw:([^"]*)"?$/, '$1');
}

/** A URL cannot hold a lone surrogate. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
