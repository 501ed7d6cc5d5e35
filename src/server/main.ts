import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { keepDemo, recallDemo } from '../operations/demo/demo-file.ts';
import { demoOrigins } from '../operations/demo/demo-origins.ts';
import { allowDemoOrigins } from '../operations/find-demo-key.ts';
import { type House, openHouse } from '../operations/house.ts';
import { makeDemo } from '../operations/make-demo.ts';
import { parseSettings, type Settings } from '../operations/settings.ts';
import { deleteAccount, listAccountIds } from '../store/accounts.ts';
import { openStore, StoreUnavailable } from '../store/store.ts';
import { buildApp } from './app.ts';

/** The process: settings, database, port. Whatever is wrong is one clear message and exit code 1. */

const BROWSER_FOLDER = fileURLToPath(new URL('../../dist/browser', import.meta.url));

/** A request that takes longer than this to come in or go out does not hold up the end. */
const GRACE_MS = 5000;

/** What keeps the server from starting, in words for whoever starts it. */
class StartRefused extends Error {}

async function main(): Promise<void> {
  const parsed = parseSettings(process.env);
  if ('faults' in parsed) {
    throw new StartRefused(
      `The settings need attention:\n${parsed.faults.map((f) => `  ${f}`).join('\n')}`,
    );
  }
  const { settings } = parsed;
  // The port first: who cannot have it must not have made anything.
  await requirePort(settings);
  const store = await openStore(settings.databaseUrl);
  let app: FastifyInstance | undefined;
  const close = async () => {
    setTimeout(() => app?.server.closeAllConnections(), GRACE_MS).unref();
    await app?.close();
    store.close();
  };
  try {
    const house = openHouse(store, settings.publicUrl);
    const logger = pino({ level: settings.logLevel });
    app = await buildApp({ house, settings, logger, browserFolder: BROWSER_FOLDER });
    await app.listen({ port: settings.port, host: settings.host }).catch((error: unknown) => {
      throw new StartRefused(portMessage(error, settings));
    });
    const isEmpty = (await store.read(listAccountIds)).length === 0;
    if (isEmpty) await startDemo(house, settings);
    await allowDemoOrigins(house, demoOrigins(settings));
    const ready = await welcome(settings);
    // Before it is said: whoever waits for these words may end it at once.
    stopWhenAsked(close);
    process.stdout.write(`${ready}\n`);
  } catch (error) {
    await close();
    throw error;
  }
}

function stopWhenAsked(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = () => {
    if (!isClosing) void close();
    isClosing = true;
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Listens and lets go again. @throws StartRefused */
async function requirePort(settings: Settings): Promise<void> {
  const { port, host } = settings;
  const probe = createServer();
  try {
    await once(probe.listen({ port, host }), 'listening');
  } catch (error) {
    throw new StartRefused(portMessage(error, settings));
  }
  probe.close();
  await once(probe, 'close');
}

/** @throws StartRefused, with no demo left, where its sign-in cannot be written down */
async function startDemo(house: House, settings: Settings): Promise<void> {
  const demo = await makeDemo(house, demoOrigins(settings));
  try {
    await keepDemo(settings.databaseUrl, demo);
  } catch (error) {
    await house.store.write((db) => deleteAccount(db, demo.accountId));
    throw new StartRefused(
      `The demo's sign-in cannot be written beside the database: ${(error as Error).message}`,
    );
  }
}

function portMessage(error: unknown, { host, port }: Settings): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop what runs there, or set PORT to another.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to another.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine.`;
  }
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

async function welcome(settings: Settings): Promise<string> {
  const { publicUrl } = settings;
  const demo = await recallDemo(settings.databaseUrl);
  const signIn = demo ? `  sign in as ${demo.staff.email} with ${demo.staff.password}` : '';
  return [
    '',
    '  Maitre is ready.',
    '',
    `  The venue's page   ${publicUrl}/`,
    `  The staff view     ${publicUrl}/staff${signIn}`,
    `  The API            ${publicUrl}/v3`,
    '',
  ].join('\n');
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof StartRefused || error instanceof StoreUnavailable;
  const { message } = error as Error;
  process.stderr.write(`${isExpected ? message : `The server cannot start: ${message}`}\n`);
  process.exitCode = 1;
}
