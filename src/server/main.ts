import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { keepDemo, recallDemo } from '../demo/demo-file.ts';
import { demoOrigins } from '../demo/demo-origins.ts';
import { allowDemoOrigins, findDemoKey } from '../demo/find-demo-key.ts';
import { makeDemo } from '../demo/make-demo.ts';
import { type AppContext, openContext } from '../operations/context.ts';
import { type AppSettings, parseSettings } from '../operations/settings.ts';
import { deleteAccount, listAccountIds } from '../store/accounts.ts';
import { openStore, StoreUnavailable } from '../store/store.ts';
import { buildApp } from './app.ts';
import { openMetrics } from './metrics.ts';
import { metricsPlace, serveMetrics } from './metrics-server.ts';
import { type Place, portRefused, requirePort, StartRefused } from './ports.ts';

/** The process: settings, database, port. Whatever is wrong is one clear message and exit code 1. */

const BROWSER_FOLDER = fileURLToPath(new URL('../../dist/browser', import.meta.url));

/** A request that takes longer than this to come in or go out does not hold up the end. */
const GRACE_MS = 5000;

async function main(): Promise<void> {
  const parsed = parseSettings(process.env);
  if ('issues' in parsed) {
    throw new StartRefused(
      `The settings need attention:\n${parsed.issues.map((f) => `  ${f}`).join('\n')}`,
    );
  }
  const { settings } = parsed;
  const place: Place = { port: settings.port, host: settings.host, setting: 'PORT' };
  const metricsAt = settings.metricsPort === null ? null : metricsPlace(settings.metricsPort);
  // The ports first: who cannot have them must not have made anything.
  await requirePort(place);
  if (metricsAt) await requirePort(metricsAt);
  const logger = pino({ level: settings.logLevel });
  const metrics = metricsAt ? openMetrics() : undefined;
  const store = await openStore(settings.databaseUrl, metrics?.writes);
  let app: FastifyInstance | undefined;
  let metricsServer: Server | undefined;
  const close = async () => {
    setTimeout(() => app?.server.closeAllConnections(), GRACE_MS).unref();
    await app?.close();
    metricsServer?.close().closeAllConnections();
    store.close();
  };
  try {
    const context = openContext(store, settings.publicUrl);
    app = await buildApp({
      context,
      settings,
      logger,
      metrics,
      browserFolder: BROWSER_FOLDER,
      findDemoKey: () => findDemoKey(context),
    });
    await app.listen({ port: place.port, host: place.host }).catch((error: unknown) => {
      throw portRefused(error, place);
    });
    if (metrics && metricsAt) metricsServer = await serveMetrics(metrics, metricsAt, logger);
    const isEmpty = (await store.read(listAccountIds)).length === 0;
    if (isEmpty) await startDemo(context, settings);
    await allowDemoOrigins(context, demoOrigins(settings));
    const ready = await welcome(context, settings);
    // Before it is said: whoever waits for these words may end it at once.
    stopWhenAsked(async (signal) => {
      logger.info({ signal }, 'stopping');
      await close();
      logger.info('stopped');
    });
    process.stdout.write(`${ready}\n`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Told again, it does not stop twice: a service manager tells every process, and callers pass it on. */
function stopWhenAsked(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!isStopping) void stop(signal);
    isStopping = true;
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** @throws StartRefused, with no demo left, where its sign-in cannot be written down */
async function startDemo(context: AppContext, settings: AppSettings): Promise<void> {
  const demo = await makeDemo(context, demoOrigins(settings));
  try {
    await keepDemo(settings.databaseUrl, demo);
  } catch (error) {
    await context.store.write((db) => deleteAccount(db, demo.accountId));
    throw new StartRefused(
      `The demo's sign-in cannot be written beside the database: ${(error as Error).message}`,
    );
  }
}

async function welcome(context: AppContext, settings: AppSettings): Promise<string> {
  const { publicUrl } = settings;
  const addresses = [
    `  The staff view     ${publicUrl}/staff`,
    `  The widget         ${publicUrl}/embed`,
    `  The API            ${publicUrl}/reference`,
  ];
  // A venue of one's own has its pages elsewhere, and its staff their own passwords.
  if ((await findDemoKey(context)) !== null) {
    const demo = await recallDemo(settings.databaseUrl);
    if (demo) addresses[0] += `  sign in as ${demo.staff.email} with ${demo.staff.password}`;
    addresses.unshift(`  The venue's page   ${publicUrl}/`);
  }
  return ['', '  Maitre is ready.', '', ...addresses, ''].join('\n');
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof StartRefused || error instanceof StoreUnavailable;
  const { message } = error as Error;
  process.stderr.write(`${isExpected ? message : `The server cannot start: ${message}`}\n`);
  process.exitCode = 1;
}
