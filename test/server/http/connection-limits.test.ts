import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../../../src/contract/limits.ts';
import { CONNECTION_LIMITS } from '../../../src/server/http/connection-limits.ts';
import { openTestServer } from '../../fixtures/test-context.ts';

test('the connection limits match docs/operations.md', async () => {
  const { app } = await openTestServer();
  const { headersTimeout, maxHeaderSize } = CONNECTION_LIMITS.http;
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const settings = Object.fromEntries(
    [...page.matchAll(/^\| ([^|]+?) +\| (\d+) (KiB|seconds) +\|$/gm)].map(
      ([, what = '', count, unit]): [string, number] => [
        what,
        Number(count) * (unit === 'KiB' ? 1024 : 1000),
      ],
    ),
  );
  const { server } = app;
  expect(settings).toEqual({
    'request headers': maxHeaderSize,
    'request body, chunked or not': MAX_BODY_BYTES,
    'time to receive the request headers': server.headersTimeout,
    'time to receive the whole request': server.requestTimeout,
    'no traffic during a request': server.timeout,
    'idle keep-alive connection': server.keepAliveTimeout,
  });
  expect(server.headersTimeout).toBe(headersTimeout);
});

test.each([
  ['half a head', 'GET /v3/bookings HTTP/1.1\r\nHost: slow\r\nX-Slow: '],
  [
    'half a body',
    'POST /staff/v3/session HTTP/1.1\r\nHost: slow\r\nOrigin: https://book.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
  ],
])(
  '400 BAD_REQUEST for a client that sends only %s, and the connection is closed',
  async (_, sent) => {
    const { app, log } = await openTestServer();
    const text = await everythingFor(sent, app);
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    const { code, detail, requestId } = JSON.parse(text.split('\r\n\r\n')[1] ?? '') as {
      [name: string]: string;
    };
    expect([code, detail]).toEqual(['BAD_REQUEST', 'This request did not arrive in time.']);
    expect(text).toContain(`X-Request-Id: ${requestId}\r\n`);
    expect(log.some((line) => line.includes(requestId ?? 'none'))).toBe(true);
  },
);

test('no answer for a client that sends nothing at all: a browser would take it for that to its next request', async () => {
  const { app, log } = await openTestServer();
  expect(await everythingFor('', app)).toBe('');
  expect(log.filter((line) => line.includes('invalid HTTP request'))).toEqual([]);
});

/** What a server that waits a tenth of a second sends until it closes the connection. */
async function everythingFor(sent: string, app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  Object.assign(app.server, { headersTimeout: 100, requestTimeout: 100 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(sent);
  await once(socket, 'close');
  return text;
}
