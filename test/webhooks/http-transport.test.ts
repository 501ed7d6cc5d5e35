import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { selfSigned } from '../../bench/self-signed.ts';
import { type HttpTransportOptions, openHttpTransport } from '../../src/webhooks/http-transport.ts';
import { startWebhookReceiver } from '../fixtures/webhook-receiver.ts';

/** No real wait: what does not answer is given up at once. */
const SHORT_MS = 300;

const toUrl = (url: string) => ({ url, headers: { 'webhook-id': 'event' }, body: '{"type":"x"}' });

function post(url: string, options: Partial<HttpTransportOptions> = {}) {
  return openHttpTransport({ allowsInsecure: true, ...options }).post(toUrl(url));
}

async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, host, resolve);
  await promise;
  onTestFinished(async () => {
    if ('closeAllConnections' in server) (server.closeAllConnections as () => void)();
    await new Promise<void>((done) => void server.close(() => done()));
  });
  return (server.address() as AddressInfo).port;
}

test('the receiver gets the body and the headers as given, and its status is the answer', async () => {
  const receiver = await startWebhookReceiver();
  expect(await post(receiver.url)).toEqual({ status: 204, retryAfterMs: null });
  expect(receiver.received).toMatchObject([
    {
      body: '{"type":"x"}',
      headers: { 'webhook-id': 'event', 'content-type': 'application/json' },
    },
  ]);
});

test('Retry-After is understood as seconds and as a date', async () => {
  const receiver = await startWebhookReceiver();
  receiver.answer = () => ({ status: 429, headers: { 'retry-after': '120' } });
  expect(await post(receiver.url)).toEqual({ status: 429, retryAfterMs: 120_000 });
  const date = new Date(Date.now() + 3_600_000).toUTCString();
  receiver.answer = () => ({ status: 503, headers: { 'retry-after': date } });
  const answer = await post(receiver.url);
  if (typeof answer !== 'object' || !('status' in answer)) throw new Error('no answer');
  expect(answer.retryAfterMs).toBeGreaterThan(3_500_000);
  expect(answer.retryAfterMs).toBeLessThanOrEqual(3_600_000);
});

test('a redirect is an answer, and is not followed', async () => {
  const [target, receiver] = [await startWebhookReceiver(), await startWebhookReceiver()];
  receiver.answer = () => ({ status: 307, headers: { location: target.url } });
  expect(await post(receiver.url)).toEqual({ status: 307, retryAfterMs: null });
  expect(target.received).toEqual([]);
});

test('a receiver that does not answer in time is given up', async () => {
  const receiver = await startWebhookReceiver();
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  receiver.answer = () => promise;
  expect(await post(receiver.url, { maxMs: SHORT_MS })).toEqual({ problem: 'TIMEOUT' });
  resolve({ status: 200 });
});

test('a name that is not resolved in time is given up', async () => {
  const resolve = () => new Promise<never>(() => {});
  const answer = await post('http://partner.example/', { maxMs: SHORT_MS, resolve });
  expect(answer).toEqual({ problem: 'TIMEOUT' });
});

test('an answer without an end is cut after 64 kB, and its status counts', async () => {
  let sent = 0;
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200);
    const chunk = Buffer.alloc(16 * 1024);
    const write = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      if (!response.destroyed) response.once('drain', write);
    };
    write();
    response.on('error', () => {});
  });
  const port = await listen(server);
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual({ status: 200, retryAfterMs: null });
  expect(sent).toBeLessThan(50 * 1024 * 1024);
});

test('no connection, no name, and what is not HTTP are told apart from answers', async () => {
  const receiver = await startWebhookReceiver();
  await receiver.stop();
  expect(await post(receiver.url)).toEqual({ problem: 'NOT_CONNECTED' });
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await post('http://partner.example/', { resolve })).toEqual({
    problem: 'NAME_NOT_RESOLVED',
  });
});

test('http, private addresses and names that lead to them are refused without a connection', async () => {
  const receiver = await startWebhookReceiver();
  const { port } = receiver;
  const refused = { problem: 'ADDRESS_NOT_ALLOWED' };
  const strict = { allowsInsecure: false };
  expect(await post(`http://partner.example:${port}/`, strict)).toEqual(refused);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])
    expect(await post(`https://${host}:${port}/`, strict), host).toEqual(refused);
  const resolve = async () => [
    { address: '8.8.8.8', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  expect(await post('https://partner.example/', { ...strict, resolve })).toEqual(refused);
  expect(receiver.received).toEqual([]);
});

test('over TLS, the checked address is used, the name is not resolved again, and the certificate is for the name', async () => {
  const { key, cert } = selfSigned('partner.example');
  const names: (string | false)[] = [];
  const server = createTlsServer({ key, cert }, (request, response) => {
    names.push((request.socket as unknown as { servername: string | false }).servername);
    response.writeHead(204).end();
  });
  const port = await listen(server, '127.0.0.2');
  let resolutions = 0;
  // A name that leads to a public address at first, and then to this machine.
  const resolve = async () => {
    resolutions += 1;
    return [{ address: resolutions === 1 ? '127.0.0.2' : '127.0.0.1', family: 4 }];
  };
  const options = {
    allowsInsecure: false,
    ca: cert,
    resolve,
    // 127.0.0.2 stands for a public address.
    isAllowed: (address: string) => address === '127.0.0.2',
  };
  const url = `https://partner.example:${port}/`;
  expect(await post(url, options)).toEqual({ status: 204, retryAfterMs: null });
  expect([resolutions, names]).toEqual([1, ['partner.example']]);
  expect(await post(url, options)).toEqual({ problem: 'ADDRESS_NOT_ALLOWED' });
  expect([resolutions, names.length]).toEqual([2, 1]);
});

test('a certificate for another name or of an unknown authority is refused', async () => {
  const { key, cert } = selfSigned('other.example');
  const port = await listen(createTlsServer({ key, cert }, (_, response) => response.end()));
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const url = `https://partner.example:${port}/`;
  expect(await post(url, { resolve, ca: cert })).toEqual({ problem: 'CERTIFICATE' });
  expect(await post(url, { resolve })).toEqual({ problem: 'CERTIFICATE' });
});

test('a stop ends what is under way, and nothing is known of it', async () => {
  const receiver = await startWebhookReceiver();
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  const arrived = Promise.withResolvers<void>();
  receiver.answer = () => {
    arrived.resolve();
    return promise;
  };
  const transport = openHttpTransport({ allowsInsecure: true });
  const answer = transport.post(toUrl(receiver.url));
  await arrived.promise;
  transport.abort();
  expect(await answer).toBe('STOPPED');
  resolve({ status: 200 });
});
