import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { DEMO_ACCOUNT_ID } from '../demo/demo-account.ts';
import { DemoNotSaved, loadDemo } from '../demo/demo-file.ts';
import { demoOrigins } from '../demo/demo-origins.ts';
import { allowDemoOrigins, findDemoKey, hasDemoOf } from '../demo/find-demo-key.ts';
import { mailDeliveryOf } from '../demo/mail-delivery.ts';
import { provideDemo } from '../demo/provide-demo.ts';
import { startJobs } from '../jobs/job-runner.ts';
import { jobKinds } from '../jobs/kinds.ts';
import { exceptDemo } from '../mail/demo-transport.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { newPassword } from '../operations/access/secrets.ts';
import { isSetupOpen } from '../operations/access/set-up.ts';
import { type AppContext, openContext } from '../operations/context.ts';
import { type AppSettings, parseSettings } from '../operations/settings.ts';
import { listAccountIds } from '../store/accounts.ts';
import { openStore } from '../store/open-store.ts';
import { StoreBusy, StoreUnavailable, type WriteObserver } from '../store/store.ts';
import type { WebhookTransport } from '../webhooks/webhook-transport.ts';
import { buildApp } from './app.ts';
import { limitHeapGrowth } from './heap-growth.ts';
import {
  type ListenAddress,
  requireFreePort,
  StartupError,
  toListenError,
} from './listen-address.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { serveMetrics } from './monitoring/metrics-server.ts';
import { BROWSER_FOLDER } from './project-files.ts';

/** The server process. An error at startup prints one message and exits with code 1. */

/** How long a shutdown waits for open requests before it closes their connections. */
const GRACE_MS = 5000;

async function main(): Promise<void> {
  limitHeapGrowth();
  const parsed = parseSettings(process.env);
  if ('issues' in parsed) {
    throw new StartupError(
      `The settings need attention:\n${parsed.issues.map((issue) => `  ${issue}`).join('\n')}`,
    );
  }
  const { settings } = parsed;
  const address: ListenAddress = { port: settings.port, host: settings.host, setting: 'PORT' };
  const { metricsPort, metricsHost } = settings;
  const metricsAddress: ListenAddress | null =
    metricsPort === null ? null : { port: metricsPort, host: metricsHost, setting: 'METRICS_PORT' };
  // Before anything is created: a second start must leave no traces.
  await requireFreePort(address);
  if (metricsAddress) await requireFreePort(metricsAddress);
  const logger = pino({ level: settings.logLevel });
  const metrics = metricsAddress ? await openMetrics() : undefined;
  const observer: WriteObserver = {
    ...metrics?.writes,
    logKept: (reason) => logger.warn({ reason }, 'the write-ahead log could not be emptied'),
    failed: (error) => logger.fatal({ error: error.message }, 'writes are refused'),
  };
  const { databaseUrl, databasePoolSize: poolSize } = settings;
  const store = await untilUnlocked(() => openStore(databaseUrl, observer, { poolSize }));
  let app: FastifyInstance | undefined;
  let metricsServer: Server | undefined;
  let smtp: MailTransport | null = null;
  let stopJobs = async () => {};
  const close = async () => {
    const jobsStopped = stopJobs();
    // It also keeps the process alive until all is closed: what is left then may be promises only.
    const grace = setTimeout(() => app?.server.closeAllConnections(), GRACE_MS);
    await app?.close();
    await jobsStopped;
    smtp?.close();
    metricsServer?.close().closeAllConnections();
    await store.close();
    clearTimeout(grace);
  };
  try {
    smtp = await openSmtp(settings.smtp);
    const webhookTransport = await openWebhooks(settings.webhooks);
    const context = openContext(store, {
      ...settings,
      mailDelivery: mailDeliveryOf(settings),
      mail: settings.smtp && smtp && { from: settings.smtp.from, transport: smtp },
      webhookTransport,
      setupCode: settings.makesDemo ? null : newPassword(),
    });
    app = await buildApp({
      context,
      settings,
      logger,
      metrics,
      browserFolder: BROWSER_FOLDER,
      findDemoKey: () => findDemoKey(context),
    });
    await app.listen({ port: address.port, host: address.host }).catch((error: unknown) => {
      throw toListenError(error, address);
    });
    if (metrics && metricsAddress)
      metricsServer = await serveMetrics(metrics, metricsAddress, logger);
    const isEmpty = (await store.read(listAccountIds)).length === 0;
    if (isEmpty && settings.makesDemo) await provideDemo(context, settings);
    await untilUnlocked(() => allowDemoOrigins(context, demoOrigins(settings)));
    const hasMail = smtp !== null || (await findDemoKey(context)) !== null;
    const mail = hasMail ? exceptDemo(DEMO_ACCOUNT_ID, smtp) : null;
    const kinds = jobKinds({ context, logger, mail });
    stopJobs = startJobs({ context, logger, metrics: metrics?.ofJobs(kinds) }, kinds);
    const ready = await readyMessage(context, settings);
    // Before the ready message, since a caller that waits for it may stop the process at once.
    onStopSignal(async (signal) => {
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

const MAX_LOCK_WAIT_MS = 60_000;

/**
 * Repeats a step of the start while another process holds the database's lock, for longer than a request would wait:
 * another server that starts on the same database may be creating the demo.
 */
async function untilUnlocked<T>(work: () => Promise<T>): Promise<T> {
  const givesUpAt = performance.now() + MAX_LOCK_WAIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreBusy) || performance.now() > givesUpAt) throw error;
    }
  }
}

/** The library is loaded only where metrics are wanted: it brings a twentieth of all modules. */
async function openMetrics(): Promise<Metrics> {
  const metrics = await import('./monitoring/metrics.ts');
  return metrics.openMetrics();
}

/** The library is loaded only where there is a mail server: a start without takes a tenth of a second less. */
async function openSmtp(smtp: AppSettings['smtp']): Promise<MailTransport | null> {
  if (smtp === null) return null;
  const { openSmtpTransport } = await import('../mail/smtp-transport.ts');
  return openSmtpTransport(smtp);
}

/** As above, for the library that signs. */
async function openWebhooks(webhooks: AppSettings['webhooks']): Promise<WebhookTransport | null> {
  if (webhooks === null) return null;
  const { openHttpTransport } = await import('../webhooks/http-transport.ts');
  return openHttpTransport(webhooks);
}

/** Stops once, although a service manager and npm may both send the signal. */
function onStopSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!isStopping) void stop(signal);
    isStopping = true;
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function readyMessage(context: AppContext, settings: AppSettings): Promise<string> {
  const { publicUrl } = settings;
  const addresses = [
    `  The staff view     ${publicUrl}/staff`,
    `  The widget         ${publicUrl}/embed`,
    `  The API            ${publicUrl}/reference`,
  ];
  // Only the demo venue has a page here and a known password.
  if ((await findDemoKey(context)) !== null) {
    const demo = await loadDemo(settings.databaseUrl);
    if (demo && (await hasDemoOf(context, demo.publishableKey)))
      addresses[0] += `  sign in as ${demo.staff.email} with ${demo.staff.password}`;
    addresses.unshift(`  The venue's page   ${publicUrl}/`);
  }
  if (await isSetupOpen(context))
    addresses[0] += `  set up your restaurant with the code ${context.setupCode}`;
  return ['', '  Maitre is ready.', '', ...addresses, ''].join('\n');
}

try {
  await main();
} catch (error) {
  const isExpected = [StartupError, StoreUnavailable, DemoNotSaved].some(
    (kind) => error instanceof kind,
  );
  const { message } = error as Error;
  process.stderr.write(`${isExpected ? message : `The server cannot start: ${message}`}\n`);
  process.exitCode = 1;
}
