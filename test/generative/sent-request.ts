import type { OperationName } from '../../src/contract/paths.ts';
import type { CallerName } from './callers.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { Place } from './json-schema.ts';
import type { Twist } from './twists.ts';

/**
 * A request before it is sent. What only the running house knows stands in it as a reference, such
 * as `@booking:SEATED:3`, so that the same request can be made again on another day.
 */
export interface SentRequest {
  operation: OperationName;
  caller: CallerName;
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body?: unknown;
  headers: Record<string, string>;
  /** What is done to its bytes, address and headers on the way. */
  twists: readonly Twist[];
}

/** A request as it goes over the wire, the caller's credentials aside. */
export interface Wire {
  method: string;
  /** Below the door's prefix. */
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

/** A value at a place, or nothing there where it is undefined; what is on the way is made. */
export function placed(whole: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = Array.isArray(whole) ? [...whole] : [];
    list[key] = placed(list[key], rest, value) ?? null;
    return list;
  }
  const fields = typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? whole : {};
  return { ...fields, [key]: placed((fields as Record<string, unknown>)[key], rest, value) };
}

/** JSON in which the numbers that JavaScript would write otherwise stand as they were meant. */
export function jsonTextOf(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(/"@raw:([^"]+)"/g, '$1');
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.replace(/^"?@raw:([^"]*)"?$/, '$1');
}

/** An address can hold no half of a surrogate pair. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
