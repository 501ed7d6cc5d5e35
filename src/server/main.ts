import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { keepDemo, recallDemo } from '../operations/demo/demo-file.ts';
import { demoOrigins } from '../operations/demo/demo-origins.ts';
import { allowDemoOrigins } from '../operations/find-demo-key.ts';
import { openHouse } from '../operations/house.ts';
import { makeDemo } from '../operations/make-demo.ts';
import { parseSettings, type Settings } from '../operations/settings.ts';
import { listAccountIds } from '../store/accounts.ts';
import { openStore } from '../store/store.ts';
import { buildApp } from './app.ts';

/** The process: settings, database, port. Whatever is wrong is one clear message and exit code 1. */

const BROWSER_FOLDER = fileURLToPath(new URL('../../dist/browser', import.meta.url));

async function main(): Promise<void> {
  const parsed = parseSettings(process.env);
  if ('faults' in parsed) {
    return fail(`The settings need attention:\n${parsed.faults.map((f) => `  ${f}`).join('\n')}`);
  }
  const { settings } = parsed;
  const store = await openStore(settings.databaseUrl).catch((error: Error) => error);
  if (store instanceof Error) return fail(store.message);

  const house = openHouse(store, settings.publicUrl);
  const logger = pino({ level: settings.logLevel });
  const app = await buildApp({ house, settings, logger, browserFolder: BROWSER_FOLDER });
  try {
    // The port first: who cannot have it must not have made anything.
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    store.close();
    return fail(portMessage(error, settings));
  }
  const isEmpty = (await store.read(listAccountIds)).length === 0;
  if (isEmpty) {
    await keepDemo(settings.databaseUrl, await makeDemo(house, demoOrigins(settings)));
  }
  await allowDemoOrigins(house, demoOrigins(settings));
  process.stdout.write(`${await welcome(settings)}\n`);

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    await app.close();
    store.close();
  };
  process.once('SIGINT', () => void close());
  process.once('SIGTERM', () => void close());
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
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

await main();
