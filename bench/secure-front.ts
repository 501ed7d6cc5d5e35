import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Identity } from './self-signed.ts';

export interface Front {
  port: number;
  close(): void;
}

type Answer = (request: Http2ServerRequest, response: Http2ServerResponse) => void;

/** Hop-by-hop headers, which HTTP/2 does not allow. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/** An origin with TLS and HTTP/2, like the proxy in front of a real server. */
export async function openFront(identity: Identity, answer: Answer): Promise<Front> {
  const sessions = new Set<ServerHttp2Session>();
  const server = createSecureServer(identity, answer).listen(0, '127.0.0.1');
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}

/** Forwards requests to a server without TLS. */
export function handOnTo(url: string): Answer {
  return (asked, answered) => {
    const { method } = asked;
    const onward = request(new URL(asked.url, url), { method, headers: plain(asked.headers) });
    onward.on('response', (response) => {
      answered.writeHead(response.statusCode ?? 502, plain(response.headers));
      response.pipe(answered);
    });
    onward.on('error', () => answered.stream.close());
    asked.pipe(onward);
  };
}

function plain(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !HOP_BY_HOP.includes(name),
  );
  return Object.fromEntries(kept);
}
