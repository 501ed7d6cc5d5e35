import type { AnswerOf, InputOf, Operation, Operations } from '../contract/operation.ts';
import type { Routes } from '../contract/routes.ts';
import { withDeadline } from './deadline.ts';
import { ConnectionError } from './errors.ts';
import { parseBody, toError } from './parse-response.ts';
import { randomKey } from './random-key.ts';
import { type RetryOptions, withRetries } from './retry.ts';
import { toJson } from './to-json.ts';

export interface ClientSettings<Api extends Operations> {
  /** The operations that can be called. */
  routes: Routes<Api>;
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

/** A call as data: the operation's name and input. */
export type OperationCall<
  Api extends Operations,
  Name extends keyof Api & string = keyof Api & string,
> = { [N in Name]: { operation: N } & InputOf<Api[N]> }[Name];

/** Method and path of a call. */
export interface Address<Method extends Operation['method'] = Operation['method']> {
  method: Method;
  /** Relative to the API's base URL, with its parameters. */
  path: string;
}

export interface Client<Api extends Operations> {
  /**
   * Calls an operation by its name, typed by the contract. Reads, availability questions and
   * create requests are retried after any 5xx or lost connection, changes only with `ifMatch` or a key. After a
   * ConnectionError or a 5xx, a change without them may have been applied.
   * @throws ProblemError, ConnectionError, or the reason of `signal`
   */
  call<Name extends keyof Api & string>(
    name: Name,
    input: InputOf<Api[Name]>,
    options?: CallOptions,
  ): Promise<Reply<AnswerOf<Api[Name]>>>;
  /** As `call`, for a call that is data. */
  send<Name extends keyof Api & string>(
    call: OperationCall<Api, Name>,
    options?: CallOptions,
  ): Promise<Reply<AnswerOf<Api[Name]>>>;
}

/**
 * Creates a client for one API (partner, widget or staff). Response bodies are not validated:
 * client and server are built from the same contract.
 */
export function createClient<Api extends Operations>(settings: ClientSettings<Api>): Client<Api> {
  const send = settings.fetch ?? ((...input) => fetch(...input));

  async function once<Answer>(request: SentRequest, options: CallOptions): Promise<Reply<Answer>> {
    const { method, path, input } = request;
    const headers: Record<string, string> = { ...settings.headers?.() };
    if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
    if (options.ifMatch) headers['If-Match'] = options.ifMatch;
    const init: RequestInit = { method, headers };
    if (input.body !== undefined && method !== 'GET') {
      headers['Content-Type'] = settings.avoidsPreflight ? 'text/plain' : 'application/json';
      init.body = toJson(input.body);
    }
    if (settings.credentials) init.credentials = settings.credentials;
    const query = queryString({ ...settings.query?.(), ...input.query });
    const url = settings.baseUrl + path + query;
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

  const client: Client<Api> = {
    send: (call, options) => client.call(call.operation, call, options),
    call(name, input, options = {}) {
      const request = { ...addressOf(settings.routes, name, input), input: input as SentInput };
      const { method, path } = request;
      const isCreate = name === 'create-booking' || name === 'create-walk-in';
      const idempotencyKey = options.idempotencyKey ?? (isCreate ? randomKey() : undefined);
      const isRepeatable =
        method === 'GET' ||
        path.startsWith('/availability/') ||
        idempotencyKey !== undefined ||
        options.ifMatch !== undefined;
      const { maxWaitMs } = settings;
      const attempt = () =>
        once<AnswerOf<Api[typeof name]>>(request, { ...options, idempotencyKey });
      return withRetries(attempt, { maxWaitMs, ...options, isRepeatable });
    },
  };
  return client;
}

interface SentInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

interface SentRequest extends Address {
  input: SentInput;
}

/** Method and path of a call, for a link or for an approval of the call. */
export function addressOf<Api extends Operations, Name extends keyof Api & string>(
  routes: Routes<Api>,
  name: Name,
  input: InputOf<Api[Name]>,
): Address<Api[Name]['method']> {
  const { params = {} } = input as SentInput;
  const [method, path] = routes[name].split(' ') as [Api[Name]['method'], string];
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, param: string) =>
      encodeURIComponent(String(params[param])),
    ),
  };
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
