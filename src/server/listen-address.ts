import { once } from 'node:events';
import { createServer } from 'node:net';

/** Why the server cannot start, as a message for the operator. */
export class StartupError extends Error {}

/** Where to listen, and the setting that determines the port. */
export interface ListenAddress {
  port: number;
  host: string;
  setting: 'PORT' | 'METRICS_PORT';
}

/** Tests that a port is free. @throws StartupError */
export async function requireFreePort(address: ListenAddress): Promise<void> {
  const { port, host } = address;
  const probe = createServer();
  try {
    await once(probe.listen({ port, host }), 'listening');
  } catch (error) {
    throw toListenError(error, address);
  }
  probe.close();
  await once(probe, 'close');
}

/** Why listening failed and what to do about it. */
export function toListenError(
  error: unknown,
  { port, host, setting }: ListenAddress,
): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} on ${host} is in use. Stop what runs there, or set ${setting} to another.`,
    );
  }
  if (code === 'EACCES') {
    return new StartupError(
      `Port ${port} may not be used by this user. Set ${setting} to another.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const name = setting.replace('PORT', 'HOST');
    return new StartupError(`${name} ${host} is not an address of this machine.`);
  }
  return new StartupError(`The server cannot listen on ${host}:${port}: ${message}`);
}
