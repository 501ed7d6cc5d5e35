import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/endpoints.ts';
import { type OperationName, PATHS } from '../contract/paths.ts';
import { parseAnswer, toFailure } from './answer.ts';
import { withDeadline } from './deadline.ts';
import { ConnectionFailure } from './failure.ts';
import { randomKey } from './random-key.ts';
import { type RetryOptions, withRetries } from './retry.ts';
import { toJson } from './to-json.ts';

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
  /** How long a try may take, in milliseconds (30,000); then it counts as a lost connection. */
  timeoutMs?: number;
  fetch?: typeof fetch;
}

const TIMEOUT_MS = 30_000;

export interface CallOptions extends Partial<Omit<RetryOptions, 'isRepeatable'>> {
  /**
   * What makes a create safe to repeat, sent with every try. Without one, a call makes its own;
   * whoever may call again for the same booking, by a button or after a restart, keeps one.
   */
  idempotencyKey?: string | undefined;
  /**
   * The ETag that the caller's picture of the booking came with. A change that carries one is done
   * once at most, so it is tried again like a read. Where an earlier try was carried out and only
   * its answer was lost, the repetition is refused as BOOKING_IS_OUTDATED, as it is where somebody
   * else was faster: read the booking to learn which.
   */
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
  /**
   * Calls an operation of the API by its name, typed by the contract. Reads and creates are tried
   * again whatever happened, changes only with `ifMatch`; a change without it may have been carried
   * out where this ends in a ConnectionFailure or a 5xx.
   */
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
 * @throws ProblemFailure where the server says no, ConnectionFailure where no answer came, and the
 *   reason of `signal` once it aborts
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
      init.body = toJson(request.body);
    }
    if (settings.credentials) init.credentials = settings.credentials;
    const query = queryString({ ...settings.query?.(), ...request.query });
    const url = settings.baseUrl + request.path + query;
    let response: Response;
    let text: string;
    try {
      [response, text] = await withDeadline(
        settings.timeoutMs ?? TIMEOUT_MS,
        options.signal,
        async (signal) => {
          const coming = await send(url, { ...init, signal });
          return [coming, await coming.text()];
        },
      );
    } catch (cause) {
      options.signal?.throwIfAborted();
      throw new ConnectionFailure(cause);
    }
    if (!response.ok) throw toFailure(response, text);
    return {
      answer: parseAnswer(text) as Answer,
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
    return withRetries(() => once<Answer>(plain, options), { ...options, isRepeatable });
  }

  return {
    request,
    call(name, input, options) {
      const { method, path } = PATHS[name];
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
