import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/endpoints.ts';
import { type OperationName, PATHS } from '../contract/paths.ts';
import type { Problem } from '../contract/problem.ts';
import { ConnectionFailure, ProblemFailure } from './failure.ts';
import { type RetryOptions, withRetries } from './retry.ts';

export interface ClientSettings {
  /** Where a door begins, such as `https://venue.example/v3`. */
  baseUrl: string;
  /** Sent with every request: credentials, Accept-Language. */
  headers?: () => Record<string, string>;
  /** Added to every address: what must not be a header, for then a browser asks permission first. */
  query?: () => Record<string, string>;
  credentials?: RequestCredentials;
  /** Sends bodies as text/plain, which spares cross-origin reads a preflight. */
  avoidsPreflight?: boolean;
  fetch?: typeof fetch;
}

export interface CallOptions extends Partial<Omit<RetryOptions, 'isRepeatable'>> {
  /** Makes a create safe to repeat: the same key on every try, a fresh one for every booking. */
  idempotencyKey?: string | undefined;
  /** The ETag that the caller's picture of the booking came with. */
  ifMatch?: string | undefined;
}

/** What came back, and the headers that mean something to a caller. */
export interface Reply<Answer> {
  answer: Answer;
  etag: string | null;
  location: string | null;
}

/** A request in its plainest form, for a door's own paths. */
export interface PlainRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Client {
  /** Calls an operation of the API by its name, typed by the contract. */
  call<Name extends OperationName>(
    name: Name,
    input: { params?: ParamsOf<Name>; query?: QueryOf<Name>; body?: BodyOf<Name> },
    options?: CallOptions,
  ): Promise<Reply<AnswerOf<Name>>>;
  /** Calls any other path of the door. */
  request<Answer>(request: PlainRequest, options?: CallOptions): Promise<Reply<Answer>>;
}

/**
 * A client for one door. Answers are trusted to be what the contract says: they come from the
 * server that the contract came with.
 * @throws ProblemFailure where the server says no, ConnectionFailure where no answer came
 */
export function createClient(settings: ClientSettings): Client {
  const send = settings.fetch ?? ((...input) => fetch(...input));

  async function once<Answer>(request: PlainRequest, options: CallOptions): Promise<Reply<Answer>> {
    const headers: Record<string, string> = { ...settings.headers?.() };
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.ifMatch) headers['If-Match'] = options.ifMatch;
    const init: RequestInit = { method: request.method, headers };
    if (request.body !== undefined) {
      headers['Content-Type'] = settings.avoidsPreflight ? 'text/plain' : 'application/json';
      init.body = JSON.stringify(request.body);
    }
    if (settings.credentials) init.credentials = settings.credentials;
    if (options.signal) init.signal = options.signal;
    const query = queryString({ ...settings.query?.(), ...request.query });
    let response: Response;
    let text: string;
    try {
      response = await send(settings.baseUrl + request.path + query, init);
      text = await response.text();
    } catch (cause) {
      options.signal?.throwIfAborted();
      throw new ConnectionFailure(cause);
    }
    if (!response.ok) throw failureOf(response, text);
    return {
      answer: (text === '' ? null : parseJson(text)) as Answer,
      etag: response.headers.get('ETag'),
      location: response.headers.get('Location'),
    };
  }

  function request<Answer>(plain: PlainRequest, options: CallOptions = {}): Promise<Reply<Answer>> {
    const isRepeatable =
      plain.method === 'GET' ||
      plain.path.startsWith('/availability/') ||
      options.idempotencyKey !== undefined;
    return withRetries(() => once<Answer>(plain, options), { ...options, isRepeatable });
  }

  return {
    request,
    call(name, input, options) {
      const { method, path } = PATHS[name];
      const plain: PlainRequest = { method, path: fillPath(path, input.params ?? {}) };
      if (input.query) plain.query = input.query;
      if (input.body !== undefined && method !== 'GET') plain.body = input.body;
      return request(plain, options);
    },
  };
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryString(query: Record<string, unknown>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) pairs.append(name, String(one));
  }
  const text = pairs.toString();
  return text === '' ? '' : `?${text}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A page of some middlebox, not an answer of ours.
    throw new ConnectionFailure(cause);
  }
}

function failureOf(response: Response, text: string): ProblemFailure | ConnectionFailure {
  const isProblem = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  const retryAfter = Number(response.headers.get('Retry-After'));
  const retryAfterSeconds = retryAfter > 0 ? retryAfter : null;
  if (isProblem) return new ProblemFailure(parseJson(text) as Problem, retryAfterSeconds);
  if (response.status === 429 || response.status >= 500) {
    return new ProblemFailure(
      {
        type: 'about:blank',
        title: response.statusText,
        status: response.status,
        code: response.status === 429 ? 'RATE_LIMIT_EXCEEDED' : 'SERVICE_UNAVAILABLE',
        detail: `The service answered with ${response.status}.`,
      },
      retryAfterSeconds,
    );
  }
  return new ConnectionFailure(new Error(`HTTP ${response.status} without a problem document`));
}
