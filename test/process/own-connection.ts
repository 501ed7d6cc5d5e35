import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Demo } from '../../src/demo/make-demo.ts';
import type { Address } from '../fixtures/balancer.ts';
import type { Call } from './server-process.ts';

/** What came back, to the byte. */
export interface Received {
  status: number | undefined;
  etag: string | undefined;
  body: string;
}

interface Sent {
  socket: Socket;
  received: Promise<Received>;
}

/** Sends a request over a connection of its own; all of it is on its way when this resolves. */
export async function sendAlone(
  server: Address,
  demo: Demo,
  { method = 'POST', path, body, headers }: Call,
): Promise<Sent> {
  const sent = request(`${server.url}/v3${path}`, {
    agent: false,
    method,
    headers: { ...headersOf(demo), ...headers },
  });
  const received = once(sent, 'response').then(([answer]) => read(answer as IncomingMessage));
  // Whoever hangs up does not wait for it.
  received.catch(() => undefined);
  sent.end(JSON.stringify(body));
  await once(sent, 'finish');
  const { socket } = sent;
  if (!socket) throw new Error('what was sent went over a connection');
  return { socket, received };
}

/** A request as it travels. */
export function requestBytes(
  server: Address,
  demo: Demo,
  { method = 'POST', path, body, headers }: Call,
): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: new URL(server.url).host,
    'content-length': Buffer.byteLength(text),
    ...headersOf(demo),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} /v3${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`);
}

/** Sends bytes and cuts the connection at once. */
export async function sendBytes(server: Address, bytes: Buffer): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(bytes, resolve));
  socket.destroy();
}

/** The answer to a request over a connection of its own. */
export async function callAlone(server: Address, demo: Demo, call: Call): Promise<Received> {
  return (await sendAlone(server, demo, call)).received;
}

/** As {@link callAlone}, and again while the answer is 503: on a busy machine, a database may not answer in time. */
export async function callUntilAnswered(
  server: Address,
  demo: Demo,
  call: Call,
): Promise<Received> {
  for (;;) {
    const received = await callAlone(server, demo, call);
    if (received.status !== 503) return received;
  }
}

/**
 * Sends a request, hangs up as soon as the answer begins to arrive, and gives what had arrived by
 * then, which a guest who is gone never sees.
 */
export async function callAndHangUp(server: Address, demo: Demo, call: Call) {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(requestBytes(server, demo, call));
  await once(socket, 'readable');
  const arrived = String(socket.read());
  socket.destroy();
  const [head = '', body = ''] = arrived.split('\r\n\r\n');
  return { head, body };
}

function headersOf({ accountId, partners }: Demo) {
  const partner = partners.find(({ dataAccess }) => dataAccess === 'private');
  return {
    authorization: `Bearer ${partner?.apiKey}`,
    'service-partner-id': partner?.partnerId,
    'service-account-id': accountId,
    'content-type': 'application/json',
  };
}

async function read(answer: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return {
    status: answer.statusCode,
    etag: answer.headers.etag,
    body: Buffer.concat(chunks).toString(),
  };
}
