import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import type { WebhookAnswer, WebhookRequest, WebhookTransport } from './webhook-transport.ts';

/** For everything: the name, the connection, the request and the answer. */
const MAX_MS = 10_000;
/** An answer is read so far and then thrown away. */
const MAX_ANSWER_BYTES = 64 * 1024;
/** A longer wait than the pause between two tries would be of no use. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;

export interface HttpTransportOptions {
  /** For development: also http, and any network. */
  allowsInsecure: boolean;
  /** Replaced in tests. */
  maxMs?: number;
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  isAllowed?: (address: string) => boolean;
  /** An authority to trust besides the usual ones. */
  ca?: string;
}

type Problem = Extract<WebhookAnswer, { problem: string }>['problem'];

class NotSent extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Sends webhooks by HTTPS, each over a connection of its own. The host name is resolved once per request, every address
 * is checked, and the connection goes to one of these: a name that leads elsewhere a moment later changes nothing.
 * Redirects are not followed.
 */
export function openHttpTransport(options: HttpTransportOptions): WebhookTransport {
  const stopping = new AbortController();
  return {
    post: (request) => post(request, options, stopping.signal),
    abort: () => stopping.abort(),
  };
}

async function post(
  { url: text, headers, body }: WebhookRequest,
  options: HttpTransportOptions,
  stopping: AbortSignal,
): Promise<WebhookAnswer> {
  const late = AbortSignal.timeout(options.maxMs ?? MAX_MS);
  const signal = AbortSignal.any([late, stopping]);
  try {
    signal.throwIfAborted();
    const url = new URL(text);
    const addresses = await untilAborted(signal, findAddresses(url, options));
    const request = openRequest(url, addresses, { ...options, headers, body, signal });
    return await answerTo(request, body, signal);
  } catch (error) {
    if (error instanceof NotSent) return { problem: error.problem };
    if (stopping.aborted) return 'STOPPED';
    if (late.aborted) return { problem: 'TIMEOUT' };
    return {
      problem: isAboutTls(error as NodeJS.ErrnoException) ? 'CERTIFICATE' : 'NOT_CONNECTED',
    };
  }
}

/** The addresses of the host, all of them allowed. @throws NotSent */
async function findAddresses(
  url: URL,
  { allowsInsecure, resolve = resolveAll, isAllowed = isPublicAddress }: HttpTransportOptions,
): Promise<LookupAddress[]> {
  if (url.protocol !== 'https:' && !allowsInsecure) throw new NotSent('ADDRESS_NOT_ALLOWED');
  const hostname = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(hostname);
  const addresses =
    family > 0
      ? [{ address: hostname, family }]
      : await resolve(hostname).catch(() => {
          throw new NotSent('NAME_NOT_RESOLVED');
        });
  if (addresses.length === 0) throw new NotSent('NAME_NOT_RESOLVED');
  if (!allowsInsecure && !addresses.every(({ address }) => isAllowed(address)))
    throw new NotSent('ADDRESS_NOT_ALLOWED');
  return addresses;
}

function resolveAll(hostname: string): Promise<LookupAddress[]> {
  return lookup(hostname, { all: true });
}

interface RequestParts {
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
  ca?: string;
}

function openRequest(
  url: URL,
  addresses: LookupAddress[],
  { headers, body, signal, ca }: RequestParts,
): ClientRequest {
  // TLS still checks the certificate against the name in the URL.
  const toThese: LookupFunction = (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
  const parts = {
    method: 'POST',
    agent: false,
    lookup: toThese,
    signal,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Maitre',
    },
  } as const;
  return url.protocol === 'https:'
    ? requestHttps(url, { ...parts, ...(ca !== undefined && { ca }) })
    : requestHttp(url, parts);
}

async function answerTo(
  request: ClientRequest,
  body: string,
  signal: AbortSignal,
): Promise<WebhookAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on('response', resolve);
  request.on('error', reject);
  request.end(body);
  try {
    const response = await untilAborted(signal, promise);
    // The status counts, whatever follows.
    await readSome(response).catch(() => undefined);
    return { status: response.statusCode ?? 0, retryAfterMs: retryAfterOf(response) };
  } finally {
    request.destroy();
  }
}

/** Reads the answer to its end, or as much of it as is allowed. */
async function readSome(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > MAX_ANSWER_BYTES) return;
  }
}

/** Seconds, or a date. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const text = headers['retry-after'];
  if (text === undefined) return null;
  const ms = /^\d+$/.test(text) ? 1000 * Number(text) : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), MAX_RETRY_AFTER_MS);
}

async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const onAbort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  // Whichever is later.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function isAboutTls({ code = '' }: NodeJS.ErrnoException): boolean {
  return /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO|HOSTNAME_MISMATCH)/.test(
    code,
  );
}
