import { inspect } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createPartnerClient,
  type PartnerClientSettings,
} from '../../src/client/partner-client.ts';
import { settled } from './a-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

const KEY = 'mk_0123456789ab_a-secret-that-nobody-may-see';
const ACCESS = { apiKey: KEY, partnerId: 'pos', accountId: 'casa-test' };

/** A client that always gets this response, and the requests that it sent. */
function clientGetting(answer: () => Response, settings: Partial<PartnerClientSettings> = {}) {
  const requests: { url: string; headers: Headers }[] = [];
  const client = createPartnerClient({
    baseUrl: 'https://book.test/v3/',
    ...ACCESS,
    fetch: async (url, init) => {
      requests.push({ url: url as string, headers: new Headers(init?.headers) });
      return answer();
    },
    ...settings,
  });
  return { client, requests };
}

test('every request has the key, the partner, the venue and the language', async () => {
  const { client, requests } = clientGetting(() => Response.json({ data: [] }), { language: 'ca' });
  await client.call('list-bookings', {});
  expect(requests[0]?.url).toBe('https://book.test/v3/bookings');
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
    authorization: `Bearer ${KEY}`,
    'service-partner-id': 'pos',
    'service-account-id': 'casa-test',
    'accept-language': 'ca',
  });
});

test('maxTries and onWait of the settings apply unless the call sets its own', async () => {
  vi.useFakeTimers();
  const onWait = vi.fn();
  const busy = () => new Response('', { status: 503 });
  const { client, requests } = clientGetting(busy, { maxTries: 3, onWait });
  await expect(settled(client.call('list-bookings', {}))).rejects.toThrow('503');
  expect([requests.length, onWait.mock.calls.length]).toEqual([3, 2]);
  await expect(
    settled(client.send({ operation: 'list-bookings' }, { maxTries: 1 })),
  ).rejects.toThrow('503');
  expect([requests.length, onWait.mock.calls.length]).toEqual([4, 2]);
});

test.each([
  ['baseUrl', 'book.test/v3'],
  ['baseUrl', 'file:///v3'],
  ['apiKey', ''],
  ['apiKey', `${KEY}\n`],
  ['apiKey', `${KEY} `],
  ['partnerId', 'größe'],
  ['accountId', ''],
])('throws a TypeError that names %s if it is %j', (name, value) => {
  const settings = { baseUrl: 'https://book.test/v3', ...ACCESS, [name]: value };
  expect(() => createPartnerClient(settings)).toThrow(new RegExp(`^${name} must be `));
});

describe('the key does not appear in', () => {
  const problem = { status: 401, headers: { 'Content-Type': 'application/problem+json' } };

  test.each<[string, () => unknown]>([
    ['the client', () => clientGetting(() => Response.json({})).client],
    [
      'the error after a malformed setting',
      () => createPartnerClient({ baseUrl: 'http://x/v3', ...ACCESS, apiKey: `${KEY}\n` }),
    ],
    [
      'a ProblemError',
      () =>
        call(clientGetting(() => Response.json({ code: 'UNAUTHORIZED', detail: 'No' }, problem))),
    ],
    [
      'the error after a response that is not JSON',
      () => call(clientGetting(() => new Response('<html>'))),
    ],
    [
      'the error after a refused connection',
      // fetch refuses to connect to port 1.
      () => call(clientGetting(() => Response.error(), { baseUrl: 'http://127.0.0.1:1', fetch })),
    ],
  ])('%s', async (_, make) => {
    const made = await outcomeOf(make);
    const text = inspect(made, { depth: 20, showHidden: true }) + JSON.stringify(made);
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toContain(KEY);
  });

  async function outcomeOf(make: () => unknown): Promise<unknown> {
    try {
      return await make();
    } catch (error) {
      return error;
    }
  }

  const call = ({ client }: ReturnType<typeof clientGetting>) =>
    client.call('list-bookings', {}, { maxTries: 1 });
});
