import { once } from 'node:events';
import { createServer } from 'node:net';

/** What keeps the server from starting, in words for whoever starts it. */
export class StartRefused extends Error {}

/** Where to listen, and the setting that says so. */
export interface Place {
  port: number;
  host: string;
  setting: 'PORT' | 'METRICS_PORT';
}

/** Listens and lets go again. @throws StartRefused */
export async function requirePort(place: Place): Promise<void> {
  const { port, host } = place;
  const probe = createServer();
  try {
    await once(probe.listen({ port, host }), 'listening');
  } catch (error) {
    throw portRefused(error, place);
  }
  probe.close();
  await once(probe, 'close');
}

/** Why it cannot listen there, and what to do about it. */
export function portRefused(error: unknown, { port, host, setting }: Place): StartRefused {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartRefused(
      `Port ${port} on ${host} is in use. Stop what runs there, or set ${setting} to another.`,
    );
  }
  if (code === 'EACCES') {
    return new StartRefused(
      `Port ${port} may not be used by this user. Set ${setting} to another.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartRefused(`HOST ${host} is no address of this machine.`);
  }
  return new StartRefused(`The server cannot listen on ${host}:${port}: ${message}`);
}
