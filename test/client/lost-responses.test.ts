import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { problemCodeOf } from '../../src/client/errors.ts';
import { createPartnerClient } from '../../src/client/partner-client.ts';
import {
  aBookingRequest,
  openTestServer,
  type TestServer,
  TOMORROW,
} from '../fixtures/test-context.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A client of the real server: every request is carried out, but some responses get lost. */
function clientLosingResponses(server: TestServer, count: number) {
  let left = count;
  const client = createPartnerClient({
    baseUrl: 'http://book.test/v3',
    apiKey: server.apiKeys.pos,
    partnerId: 'pos',
    accountId: server.venue.accountId,
    async fetch(url, init = {}) {
      const { statusCode, headers, body } = await server.app.inject({
        method: init.method as 'GET',
        url: (url as string).replace('http://book.test', ''),
        headers: init.headers as Record<string, string>,
        ...(init.body ? { payload: init.body as string } : {}),
      });
      if (left > 0) {
        left -= 1;
        throw new TypeError('fetch failed');
      }
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      return new Response(body, { status: statusCode, headers: sent });
    },
  });
  // Skips all waits.
  const onWait = vi.fn(() => void setImmediate(() => vi.runAllTimers()));
  const lose = (more: number) => {
    left = more;
  };
  return { client, onWait, lose };
}

test('a create request makes one booking, however often its response is lost', async () => {
  const server = await openTestServer();
  const { client, onWait } = clientLosingResponses(server, 4);
  const made = await client.call('create-booking', { body: aBookingRequest() }, { onWait });
  expect(onWait).toHaveBeenCalledTimes(4);
  const { answer } = await client.call('list-bookings', { query: { date_start: TOMORROW } });
  expect(answer.data.map(({ uuid }) => uuid)).toEqual([made.answer.uuid]);
});

test('409 BOOKING_IS_OUTDATED, and one change, when the response to a change is lost', async () => {
  const server = await openTestServer();
  const { client, onWait, lose } = clientLosingResponses(server, 0);
  const made = await client.call('create-booking', { body: aBookingRequest() });
  const params = { bookingUuid: made.answer.uuid };
  lose(1);
  const failure = await client
    .call(
      'update-booking-status',
      { params, body: { status: 'ARRIVED' } },
      { ifMatch: made.etag ?? '', onWait },
    )
    .catch((error: unknown) => error);
  expect([problemCodeOf(failure), onWait.mock.calls.length]).toEqual(['BOOKING_IS_OUTDATED', 1]);
  const { answer } = await client.call('read-booking', { params });
  expect(answer.status).toBe('ARRIVED');
});
