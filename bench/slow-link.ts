import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface LinkTerms {
  roundTripMs: number;
  downBytesPerSecond: number;
  upBytesPerSecond: number;
}

export interface SlowLink {
  port: number;
  close(): void;
}

/** The size of a packet: connections take turns after this many bytes. */
const PACKET_BYTES = 1460;

/**
 * A way to a port on this machine that is as slow as a phone’s. It charges
 *
 * - one round trip for every new connection, before its first byte;
 * - half of one for every byte on its way, in both directions: so TLS, which runs through it like
 *   all else, pays for its own round trip and its own bytes;
 * - the width of the link, which all connections share.
 *
 * Not charged: looking up names, and the slow start of a real connection.
 */
export async function openSlowLink(target: number, terms: LinkTerms): Promise<SlowLink> {
  const up = lane(terms.upBytesPerSecond, terms.roundTripMs / 2);
  const down = lane(terms.downBytesPerSecond, terms.roundTripMs / 2);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const served = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true });
    for (const [socket, other] of [
      [client, served],
      [served, client],
    ] as const) {
      sockets.add(socket.setNoDelay());
      // A page that is left drops its connections, which is no fault of the link.
      socket.on('error', () => other.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    setTimeout(() => {
      carry(client, served, up);
      carry(served, client, down);
    }, terms.roundTripMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

type Lane = ReturnType<typeof lane>;

function carry(from: Socket, to: Socket, along: Lane): void {
  from.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += PACKET_BYTES) {
      const packet = bytes.subarray(start, start + PACKET_BYTES);
      along(packet.length, () => to.writable && to.write(packet));
    }
  });
  from.on('end', () => along(0, () => to.end()));
}

/** One direction of the link: what is put on it arrives in order, each after the width let it pass. */
function lane(bytesPerSecond: number, delayMs: number) {
  const underWay: { at: number; arrive: () => void }[] = [];
  let freeAt = 0;

  function deliver(): void {
    for (let next = underWay[0]; next; next = underWay[0]) {
      const wait = next.at - performance.now();
      if (wait > 0) {
        setTimeout(deliver, wait);
        return;
      }
      underWay.shift();
      next.arrive();
    }
  }

  return (bytes: number, arrive: () => void): void => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000;
    underWay.push({ at: freeAt + delayMs, arrive });
    if (underWay.length === 1) deliver();
  };
}
