import { MAX_BODY_BYTES } from '../../src/contract/limits.ts';
import type { ProblemCode } from '../../src/contract/problem.ts';
import type { CallerName } from './callers.ts';
import { staffEndpointOf } from './check-staff-response.ts';
import type { DescribedOperation } from './described-operations.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Received } from './rules-beyond-schema.ts';
import type { Wire } from './sent-request.ts';

/** How a correct server parses a request's bytes. */
export type ParsedWire =
  | { kind: 'received'; received: Received }
  /** The mutation changed the method or path, so another route responds. */
  | { kind: 'other route' }
  /** The request cannot be parsed. */
  | { kind: 'unreadable'; code: ProblemCode }
  /** The path has an invalid percent-encoding, so nothing else is checked. */
  | { kind: 'unreadable URL' };

/** The media types that each API parses as JSON. */
const JSON_TYPES = {
  widget: /^(application\/json|text\/plain) *(;|$)/i,
  others: /^application\/json *(;|$)/i,
};

/** Valid values of If-Match: `*`, or strong or weak tags. */
const ETAGS = /^(\*|(W\/)?"[^"]*"( *, *(W\/)?"[^"]*")*)$/;

/** Parses a request by the HTTP and JSON standards and the document, without the server's code. */
export function parseWire(
  operation: DescribedOperation,
  caller: CallerName,
  wire: Wire,
): ParsedWire {
  const [path = '', query = ''] = wire.url.split(/\?(.*)/s);
  const params = paramsOf(operation.path, path);
  if (wire.method !== operation.method || !params) return { kind: 'other route' };
  if (params === 'broken') return { kind: 'unreadable URL' };
  const received: Received = {
    operation: operation.name,
    params,
    query: queryOf(operation.query, query),
    body: {},
  };
  if (operation.body === null) return { kind: 'received', received };
  const body = bodyOf(wire, JSON_TYPES[caller.includes('widget') ? 'widget' : 'others']);
  if ('code' in body) return { kind: 'unreadable', code: body.code };
  const key = wire.headers['idempotency-key'];
  const takesKey =
    operation.name.startsWith('create-') ||
    (caller === 'staff' && staffEndpointOf(operation.name)?.acceptsIdempotencyKey === true);
  if (takesKey && key !== undefined) {
    const isFine = key.length > 0 && key.length <= 255;
    if (!isFine) return { kind: 'unreadable', code: 'BAD_REQUEST' };
  }
  const tag = wire.headers['if-match']?.trim();
  if (operation.method === 'PUT' && tag && !ETAGS.test(tag)) {
    return { kind: 'unreadable', code: 'BAD_REQUEST' };
  }
  return { kind: 'received', received: { ...received, body: body.value } };
}

/** The path parameters; null for another path. */
function paramsOf(template: string, path: string): Record<string, string> | null | 'broken' {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`);
  const values = pattern.exec(path)?.slice(1);
  if (!values || values.some((value) => /^(\.|%2e){1,2}$/i.test(value))) return null;
  try {
    return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')]));
  } catch {
    return 'broken';
  }
}

/** The query's values, converted by their schemas. */
function queryOf({ properties = {} }: JsonSchema, query: string): Record<string, unknown> {
  const texts = new URLSearchParams(query);
  const values = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    const all = texts.getAll(name);
    if (all.length === 0) return [];
    if (schema.type === 'array') return [[name, all]];
    const one = all.length === 1 ? all[0] : all;
    const isNumber = schema.type === 'integer' && typeof one === 'string' && /^-?\d+$/.test(one);
    if (isNumber) return [[name, Number(one)]];
    const isBoolean = schema.type === 'boolean' && (one === 'true' || one === 'false');
    return [[name, isBoolean ? one === 'true' : one]];
  });
  return Object.fromEntries(values);
}

function bodyOf(
  { payload = '', headers }: Wire,
  json: RegExp,
): { value: unknown } | { code: ProblemCode } {
  const type = headers['content-type'];
  // An empty body needs no Content-Type.
  if (type === undefined && payload.length === 0) return { value: undefined };
  if (!json.test(type ?? '')) return { code: 'UNSUPPORTED_MEDIA_TYPE' };
  const bytes = Buffer.from(payload);
  if (bytes.length > MAX_BODY_BYTES) return { code: 'PAYLOAD_TOO_LARGE' };
  try {
    // Removes a byte order mark and rejects invalid UTF-8.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: JSON.parse(text) };
  } catch {
    return { code: 'BAD_REQUEST' };
  }
}
