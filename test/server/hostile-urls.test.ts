import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { openTestServer, type TestServer } from '../fixtures/test-context.ts';

/** Sends raw requests over a socket, because a client would normalize the URL. */
async function listen(server: TestServer) {
  const { port } = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const headers = [
    'Host: book.test',
    'Connection: close',
    `Authorization: Bearer ${server.apiKeys.pos}`,
    'Service-Partner-Id: pos',
    `Service-Account-Id: ${server.venue.accountId}`,
  ].join('\r\n');
  return async (target: string | Buffer): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(Buffer.concat([Buffer.from('GET '), Buffer.from(target)]));
    socket.write(` HTTP/1.1\r\n${headers}\r\n\r\n`);
    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part as Buffer);
    const [head = '', body = ''] = Buffer.concat(parts).toString().split('\r\n\r\n');
    const status = Number(head.split(' ')[1]);
    if (status === 200) return '200';
    const problem = Problem.parse(JSON.parse(body));
    expect(problem.status).toBe(status);
    expect(head).toContain('application/problem+json');
    expect(head.toLowerCase()).toContain(`x-request-id: ${problem.requestId}`);
    return `${status} ${problem.code}`;
  };
}

const BOOKING = '404 BOOKING_NOT_FOUND';
const BROKEN = '400 BAD_REQUEST';
const NOWHERE = '404 NOT_FOUND';

test.each<[answer: string, why: string, targets: (string | Buffer)[]]>([
  [
    BOOKING,
    'a path segment that is no uuid',
    [
      '%00',
      '%2e%2e',
      '..',
      '.',
      '%2F',
      '%2f..%2f..%2fetc%2fpasswd',
      '%F0%9F%91%A9',
      '%25',
      '__proto__',
      'constructor',
      ';x=1',
      '?uuid=1',
      '*',
      ':bookingUuid',
      "'%20or%201=1%20--",
      'x'.repeat(15_000),
    ].map((part) => `/v3/bookings/${part}`),
  ],
  [
    BROKEN,
    'an invalid percent-encoding',
    ['%', '%f', '%zz', '%ff', '%u0041', '%ED%A0%80', '%C0%AF'].map(
      (part) => `/v3/bookings/${part}`,
    ),
  ],
  [
    BROKEN,
    'an invalid request line',
    [
      '/v3/bookings/a b',
      '/v3/bookings/\t',
      '/v3/bookings/\u0000',
      '/v3/bookings/é',
      Buffer.from('/v3/bookings/é', 'latin1'),
      'v3/bookings',
      '',
      `/v3/bookings/${'x'.repeat(20_000)}`,
    ],
  ],
  [
    NOWHERE,
    'a path similar to a valid one',
    ['//v3/bookings', '/V3/bookings', '/v3//bookings', '/v3/./bookings', '/x/../v3/bookings', '*'],
  ],
  ['200', 'an absolute URL, as proxies send it', ['http://book.test/v3/bookings']],
  [
    '200',
    'unknown query parameters',
    ['%', '%ff', '%00', '__proto__=1', '__proto__[x]=1', '&&==&', 'a=1&'.repeat(3000)].map(
      (query) => `/v3/bookings?${query}`,
    ),
  ],
  [
    '422 VALIDATION_ERROR',
    'a repeated or empty query parameter',
    [
      'limit=1&limit=2',
      'limit',
      'limit=%ff',
      'limit=1e2',
      'date_start=2030-01-16&date_start=2030-01-16',
      'status=SEATED&status=',
      'cursor=',
    ].map((query) => `/v3/bookings?${query}`),
  ],
])('%s for %s', async (answer, _, targets) => {
  const server = await openTestServer();
  const ask = await listen(server);
  for (const target of targets) {
    expect([target.toString().slice(0, 60), await ask(target)]).toEqual([
      target.toString().slice(0, 60),
      answer,
    ]);
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
