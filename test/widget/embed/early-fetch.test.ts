import { afterEach, expect, test, vi } from 'vitest';
import { startUrl } from '../../../src/contract/start-url.ts';
import { createDelayStatus } from '../../../src/diner/delay-status.ts';
import { fetchEarly } from '../../../src/widget/embed/early-fetch.ts';
import { createApiClient } from '../../../src/widget/widget-api-client.ts';
import { startAnswer } from '../../diner/answers.ts';

const API_URL = 'https://book.example/widget/v3';

afterEach(() => vi.unstubAllGlobals());

function stubFetch() {
  const fetch = vi.fn(async () => Response.json(startAnswer()));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the app’s first request gets the response of the early request', async () => {
  const fetch = stubFetch();
  const address = startUrl(API_URL, {
    publishableKey: 'pk_a-B_9',
    language: 'es',
    pax: '4',
    paxChildren: null,
    date: '2030-05-17',
  });
  const apiClient = createApiClient({
    baseUrl: API_URL,
    publishableKey: 'pk_a-B_9',
    language: 'es',
    fetch: fetchEarly(address),
    delayStatus: createDelayStatus(),
  });
  const query = { lang: 'es', pax: 4, paxChildren: 0, month: '2030-05' } as const;
  const ask = () => apiClient.reads.call('read-start', { query });

  await ask();
  expect(fetch).toHaveBeenCalledTimes(1);
  await ask();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('an early request without a response times out, and the app sends its own', async () => {
  const controller = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  const never = (_: unknown, init: RequestInit) =>
    new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  vi.stubGlobal('fetch', vi.fn(never));
  const asking = fetchEarly(`${API_URL}/start`)(`${API_URL}/start`);
  const ended = expect(asking).rejects.toThrow('too long');
  controller.abort(new Error('too long'));
  await ended;
  expect(timeout).toHaveBeenCalledWith(30_000);
});

test('a read needs no CORS preflight', async () => {
  const fetch = stubFetch();
  const settings = {
    baseUrl: API_URL,
    publishableKey: 'pk_x',
    language: 'es',
    fetch: undefined,
  } as const;
  const apiClient = createApiClient({ ...settings, delayStatus: createDelayStatus() });
  await apiClient.reads.call('check-work-day', {
    params: { date: '2030-05-17' },
    body: { pax: 2, paxChildren: 0, status: 'CONFIRMED' },
  });

  const [address, init] = fetch.mock.calls[0] as unknown as [string, RequestInit];
  expect(new URL(address).searchParams.get('key')).toBe('pk_x');
  expect(init.headers).toEqual({ 'Accept-Language': 'es', 'Content-Type': 'text/plain' });
});

test('malformed attributes are left out of the request', () => {
  const address = startUrl(API_URL, {
    publishableKey: 'pk_x',
    language: 'en',
    pax: 'many',
    paxChildren: '-1',
    date: 'tomorrow',
  });

  expect(new URL(address).search).toBe('?key=pk_x&lang=en');
});
