import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openTestServer } from '../../fixtures/test-context.ts';

async function listen() {
  const { app } = await openTestServer();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  /** The status and the code of the problem. */
  return async (path: string, version: string, ...hosts: string[]): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      [`GET ${path} HTTP/${version}`, ...hosts, 'Connection: close', '\r\n'].join('\r\n'),
    );
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return `${head.split(' ')[1]} ${JSON.parse(body).code}`;
  };
}

test('400 BAD_REQUEST for two Host headers, equal ones too, and for none', async () => {
  const get = await listen();
  for (const path of ['/v3/bookings', '/book/casa-test', '/none', '/v3/none']) {
    for (const second of ['Host: other.test', 'hOST: book.test', 'Host:'])
      expect(await get(path, '1.1', 'Host: book.test', second)).toBe('400 BAD_REQUEST');
    expect(await get(path, '1.0', 'Host: book.test', 'Host: book.test')).toBe('400 BAD_REQUEST');
    expect(await get(path, '1.1')).toBe('400 BAD_REQUEST');
  }
});

test('401 UNAUTHORIZED for one, and for none with HTTP/1.0', async () => {
  const get = await listen();
  expect(await get('/v3/bookings', '1.1', 'Host: book.test')).toBe('401 UNAUTHORIZED');
  expect(await get('/v3/bookings', '1.1', 'Host: book.test', 'X-Host: host')).toBe(
    '401 UNAUTHORIZED',
  );
  expect(await get('/v3/bookings', '1.0')).toBe('401 UNAUTHORIZED');
});
