import { vi } from 'vitest';
import { type ClientSettings, createClient } from '../../src/client/call.ts';
import type { PartnerOperations } from '../../src/contract/partner/operations.ts';
import { PARTNER_ROUTES } from '../../src/contract/partner/routes.ts';
import type { ProblemCode } from '../../src/contract/problem.ts';

/** What the fake server does: responds, drops the connection, or never responds. */
type Reaction = (() => Response) | 'lost' | 'never';

export const LOST = 'lost';
export const NEVER = 'never';

export function answering(body: unknown, headers: Record<string, string> = {}): Reaction {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return () => new Response(text, { headers: { 'Content-Type': 'application/json', ...headers } });
}

export function aProblem(status: number, retryAfter?: string, code?: ProblemCode): Reaction {
  const codes = { 429: 'RATE_LIMIT_EXCEEDED', 500: 'INTERNAL_ERROR', 503: 'SERVICE_UNAVAILABLE' };
  const problem = {
    type: 'about:blank',
    title: 'A problem',
    status,
    code: code ?? codes[status as keyof typeof codes] ?? 'BAD_REQUEST',
    detail: 'Something is wrong.',
  };
  return () =>
    new Response(JSON.stringify(problem), {
      status,
      headers: {
        'Content-Type': 'application/problem+json; charset=utf-8',
        ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
      },
    });
}

interface SentRequest {
  url: string;
  method: string;
  headers: Headers;
  body: string | null;
}

/** A client whose requests get these reactions in turn and are recorded. */
export function aClient(...reactions: Reaction[]) {
  return aClientWith({}, ...reactions);
}

export function aClientWith(
  settings: Partial<ClientSettings<PartnerOperations>>,
  ...reactions: Reaction[]
) {
  const requests: SentRequest[] = [];
  const send: typeof fetch = (url, init = {}) => {
    init.signal?.throwIfAborted();
    const reaction = reactions[requests.length];
    requests.push({
      url: url as string,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: (init.body as string | undefined) ?? null,
    });
    if (reaction === undefined) throw new Error('more requests than reactions');
    if (reaction === 'lost') return Promise.reject(new TypeError('fetch failed'));
    if (reaction === 'never') {
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    }
    return Promise.resolve(reaction());
  };
  const client = createClient<PartnerOperations>({
    routes: PARTNER_ROUTES,
    baseUrl: 'https://book.test/v3',
    fetch: send,
    ...settings,
  });
  return { client, requests };
}

/** Runs all timers at once. Needs fake timers. */
export async function settled<T>(calling: Promise<T>): Promise<T> {
  // The caller handles a rejection; here it must not count as unhandled.
  calling.catch(() => undefined);
  await vi.runAllTimersAsync();
  return calling;
}
