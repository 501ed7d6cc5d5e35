import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyDemo } from './demo-database.ts';
import { exchange, type ServerProcess, shareServer, startServer } from './server-process.ts';

const sharedServer = shareServer();

const KIB = 1024;
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/browser/embed.js', import.meta.url)));

test('413 PAYLOAD_TOO_LARGE from one byte over 256 KiB, with Content-Length and with chunks', async () => {
  const { server, demo } = sharedServer();
  const partner = demo.partners[0];
  const head = [
    'POST /v3/bookings HTTP/1.1',
    'Host: wire',
    'Connection: close',
    `Authorization: Bearer ${partner?.apiKey}`,
    `Service-Partner-Id: ${partner?.partnerId}`,
    `Service-Account-Id: ${demo.accountId}`,
    'Content-Type: application/json',
  ].join('\r\n');
  for (const [bytes, status, code] of [
    [256 * KIB, 422, 'VALIDATION_ERROR'],
    [256 * KIB + 1, 413, 'PAYLOAD_TOO_LARGE'],
  ] as const) {
    const body = `{"padding":"${'x'.repeat(bytes - 14)}"}`;
    expect(Buffer.byteLength(body)).toBe(bytes);
    const whole = `${head}\r\nContent-Length: ${bytes}\r\n\r\n${body}`;
    const chunked = `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${inChunks(body, 1000)}`;
    for (const sent of [whole, chunked]) {
      expect(await problemFor(server, sent)).toMatchObject({ status, code });
    }
  }
  // Nor is one waited for that tells of a length beyond.
  const tooLong = `${head}\r\nContent-Length: ${10 ** 12}\r\n\r\n{`;
  expect(await problemFor(server, tooLong)).toMatchObject({ status: 413 });
});

test('a problem with the X-Request-Id of its header for every kind of bad request', async () => {
  const server = await startServer(await copyDemo(), {
    RATE_LIMIT_PER_MINUTE: '6',
  });
  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: wire', 'Connection: close', ...headers, '\r\n'].join('\r\n');
  const post = (...headers: string[]) =>
    get('/staff/v3/session', `Origin: ${server.url}`, ...headers).replace('GET', 'POST');
  const cases: [sent: string, status: number, code: string][] = [
    [get('/v3/bookings'), 401, 'UNAUTHORIZED'],
    [get('/v3/none'), 404, 'NOT_FOUND'],
    [get('/none'), 404, 'NOT_FOUND'],
    [get('/a%00b'), 404, 'NOT_FOUND'],
    [get('/v3/bookings').replace('GET', 'DELETE'), 405, 'METHOD_NOT_ALLOWED'],
    [get('/v3/bookings').replace('GET', 'PROPFIND'), 405, 'METHOD_NOT_ALLOWED'],
    [get('/v3/%zz'), 400, 'BAD_REQUEST'],
    [post('Content-Type: text/xml', 'Content-Length: 4'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      post('Content-Type: application/json', `Content-Length: ${10 ** 9}`),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [`${post('Content-Type: application/json', 'Content-Length: 1')}{`, 400, 'BAD_REQUEST'],
    ['GET /v3/bookings HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST'],
    [get('/v3/bookings', 'Expect: the-unexpected'), 401, 'UNAUTHORIZED'],
    [get('/v3/bookings', 'Upgrade: websocket'), 401, 'UNAUTHORIZED'],
    [get('/v3/bookings', `X-Long: ${'x'.repeat(16 * KIB)}`), 400, 'BAD_REQUEST'],
    [get(`/v3/bookings?x=${'x'.repeat(16 * KIB)}`), 400, 'BAD_REQUEST'],
    [get('/v3/bookings').replace('HTTP/1.1', 'HTTP/9.9'), 400, 'BAD_REQUEST'],
    ['no request at all\r\n\r\n', 400, 'BAD_REQUEST'],
    ['\u0016\u0003\u0001\u0000\u0005', 400, 'BAD_REQUEST'],
    [get('/v3/bookings'), 429, 'RATE_LIMIT_EXCEEDED'],
    [get('/v3/none'), 429, 'RATE_LIMIT_EXCEEDED'],
  ];
  const ids: string[] = [];
  for (const [sent, status, code] of cases) {
    const answer = await problemFor(server, sent);
    expect({ sent: sent.slice(0, 200), ...answer }).toMatchObject({
      sent: sent.slice(0, 200),
      type: expect.stringMatching(/^application\/problem\+json/),
      status,
      code,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(answer.requestId).toBe(answer.header);
    ids.push(answer.requestId);
  }
  await server.stop('SIGTERM');
  const unknown = ids.filter((id) => !server.stdout().includes(id));
  expect(unknown, 'each stands in the log').toEqual([]);
});

test.runIf(isBuilt)(
  '400 BAD_REQUEST, not 500, for an unknown version or range of a file',
  async () => {
    const { server } = sharedServer();
    for (const headers of [{ 'if-match': '"another"' }, { range: 'bytes=99999999-' }] as Record<
      string,
      string
    >[]) {
      const answer = await fetch(`${server.url}/embed.js`, { headers });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
    }
  },
);

test('204 for an OPTIONS request to the widget API that is not a preflight', async () => {
  const { server } = sharedServer();
  const answer = await fetch(`${server.url}/widget/v3/bookings`, { method: 'OPTIONS' });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});

function inChunks(text: string, size: number): string {
  const chunks = text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
  return `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;
}

interface Answer {
  status: number;
  type: string | undefined;
  /** X-Request-Id */
  header: string | undefined;
  code: string;
  requestId: string;
}

async function problemFor(server: ServerProcess, bytes: string): Promise<Answer> {
  const text = await exchange(server, bytes);
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const headers = new Map(
    head.split('\r\n').map((line): [string, string] => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const { code, requestId } = JSON.parse(body) as { code: string; requestId: string };
  return {
    status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]),
    type: headers.get('content-type'),
    header: headers.get('x-request-id'),
    code,
    requestId,
  };
}
