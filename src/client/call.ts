import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/endpoints.ts';
import type { OperationName, PATHS } from '../contract/paths.ts';
import { withDeadline } from './deadline.ts';
import { ConnectionError } from './errors.ts';
import { parseBody, toError } from './parse-response.ts';
import { randomKey } from './random-key.ts';
import { type RetryOptions, withRetries } from './retry.ts';
import { toJson } from './to-json.ts';

export interface ClientSettings<Name extends OperationName = OperationName> {
  /** The operations that can be called. */
  paths: Pick<typeof PATHS, Name>;
  /** The API's base URL, such as `https://venue.example/v3`. */
  baseUrl: string;
  /** Headers of every request: credentials, Accept-Language. */
  headers?: () => Record<string, string>;
  /** Query parameters of every request, for what would cause a CORS preflight as a header. */
  query?: () => Record<string, string>;
  credentials?: RequestCredentials;
  /** Sends bodies as text/plain, so that cross-origin requests need no CORS preflight. */
  avoidsPreflight?: boolean;
  /** Time-out of one attempt in milliseconds (default 30,000); it ends as a ConnectionError. */
  timeoutMs?: number;
  /** For every call that does not set its own: see RetryOptions. */
  maxWaitMs?: number;
  fetch?: typeof fetch;
}

const TIMEOUT_MS = 30_000;

export interface CallOptions extends Partial<Omit<RetryOptions, 'isRepeatable'>> {
  /**
   * Sent with every attempt, so that a create request can be repeated safely. By default each call
   * of a create operation generates its own. Pass one if you may call again for the same booking,
   * such as from a button or after a restart.
   */
  idempotencyKey?: string | undefined;
  /**
   * The ETag of the booking as the caller last read it. A change with an ETag is applied at most
   * once, so it is retried like a read. BOOKING_IS_OUTDATED then means either that somebody else
   * changed the booking, or that an earlier attempt succeeded and its response was lost: read the
   * booking to find out which.
   */
  ifMatch?: string | undefined;
  /** Time-out of one attempt in milliseconds, in place of the client's. */
  timeoutMs?: number;
}

/** A successful response: its parsed body and the headers that callers need. */
export interface Reply<Answer> {
  answer: Answer;
  etag: string | null;
  location: string | null;
}

/** A request to a path that is not an operation of the contract, such as `/session`. */
export interface PlainRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface Client<Callable extends OperationName = OperationName> {
  /**
   * Calls an operation by its name, typed by the contract. Reads, availability questions and
   * create requests are retried after any 5xx or lost connection, changes only with `ifMatch`. After a
   * ConnectionError or a 5xx, a change without `ifMatch` may have been applied.
   * @throws ProblemError, ConnectionError, or the reason of `signal`
   */
  call<Name extends Callable>(
    name: Name,
    input: { params?: ParamsOf<Name>; query?: QueryOf<Name>; body?: BodyOf<Name> },
    options?: CallOptions,
  ): Promise<Reply<AnswerOf<Name>>>;
  /** Sends a request to any other path of the API. */
  request<Answer>(request: PlainRequest, options?: CallOptions): Promise<Reply<Answer>>;
}

/**
 * Creates a client for one API (partner, widget or staff). Response bodies are not validated:
 * client and server are built from the same contract.
 */
export function createClient<Name extends OperationName>(
  settings: ClientSettings<Name>,
): Client<Name> {
  const send = settings.fetch ?? ((...input) => fetch(...input));

  async function once<Answer>(request: PlainRequest, options: CallOptions): Promise<Reply<Answer>> {
    const headers: Record<string, string> = { ...settings.headers?.() };
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.ifMatch) headers['If-Match'] = options.ifMatch;
    const init: RequestInit = { method: request.method, headers };
    if (request.body !== undefined) {
      headers['Content-Type'] = settings.avoidsPreflight ? 'text/plain' : 'application/json';
      init.body = toJson(request.body);
    }
    if (settings.credentials) init.credentials = settings.credentials;
    const query = queryString({ ...settings.query?.(), ...request.query });
    const url = settings.baseUrl + request.path + query;
    let response: Response;
    let text: string;
    try {
      [response, text] = await withDeadline(
        options.timeoutMs ?? settings.timeoutMs ?? TIMEOUT_MS,
        options.signal,
        async (signal) => {
          const received = await send(url, { ...init, signal });
          return [received, await received.text()];
        },
      );
    } catch (cause) {
      options.signal?.throwIfAborted();
      throw new ConnectionError(cause);
    }
    if (!response.ok) throw toError(response, text);
    return {
      answer: parseBody(text) as Answer,
      etag: response.headers.get('ETag'),
      location: response.headers.get('Location'),
    };
  }

  function request<Answer>(plain: PlainRequest, options: CallOptions = {}): Promise<Reply<Answer>> {
    const isRepeatable =
      plain.method === 'GET' ||
      plain.path.startsWith('/availability/') ||
      options.idempotencyKey !== undefined ||
      options.ifMatch !== undefined;
    const { maxWaitMs } = settings;
    return withRetries(() => once<Answer>(plain, options), { maxWaitMs, ...options, isRepeatable });
  }

  return {
    request,
    call(name, input, options) {
      const { method, path } = settings.paths[name];
      const plain: PlainRequest = { method, path: fillPath(path, input.params ?? {}) };
      if (input.query) plain.query = input.query;
      if (input.body !== undefined && method !== 'GET') plain.body = input.body;
      const isCreate = name.startsWith('create-');
      const idempotencyKey = options?.idempotencyKey ?? (isCreate ? randomKey() : undefined);
      return request(plain, { ...options, idempotencyKey });
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
