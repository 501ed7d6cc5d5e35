import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { OnFinished } from '../fixtures/temp-database.ts';
import type { Address } from './server-process.ts';

/** An address in front of several servers. */
export interface Balancer extends Address {
  /** Where the next connections go, in turn. */
  servers: Address[];
  /** Cuts the connections that are open. */
  cut(): void;
}

/** So many may arrive at once. */
const MANY_CONNECTIONS = 4096;

/** Forwards each connection to the next server; one that does not accept connections is passed over. */
export async function startBalancer(
  servers: readonly Address[],
  onFinished: OnFinished = onTestFinished,
): Promise<Balancer> {
  const open = new Set<Socket>();
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const balancer: Balancer = { url: '', servers: [...servers], cut };
  let turn = 0;
  const nextServer = async (): Promise<Socket | null> => {
    for (const _ of balancer.servers) {
      turn += 1;
      const server = balancer.servers[turn % balancer.servers.length];
      const socket = server && (await connectTo(server));
      if (socket) return socket;
    }
    return null;
  };
  const forward = async (client: Socket) => {
    const server = await nextServer();
    if (!server || client.destroyed) {
      client.destroy();
      server?.destroy();
      return;
    }
    client.pipe(server).pipe(client);
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
    client.resume();
  };
  const listener = createServer({ pauseOnConnect: true }, (client) => {
    open.add(client);
    client.on('error', () => undefined).on('close', () => open.delete(client));
    void forward(client);
  }).listen({ port: 0, host: '127.0.0.1', backlog: MANY_CONNECTIONS });
  await once(listener, 'listening');
  onFinished(() => {
    listener.close();
    cut();
  });
  balancer.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  return balancer;
}

async function connectTo({ url }: Address): Promise<Socket | null> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const isConnected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  // Either side may reset the connection at any time.
  return isConnected ? socket.on('error', () => undefined) : null;
}
