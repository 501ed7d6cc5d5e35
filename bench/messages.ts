import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startJobs } from '../src/jobs/job-runner.ts';
import { Webhooks } from '../src/jobs/webhooks.ts';
import { openContext } from '../src/operations/context.ts';
import { recordEvents } from '../src/operations/events/record-events.ts';
import { createWebhook } from '../src/operations/webhooks/create-webhook.ts';
import { openStore } from '../src/store/open-store.ts';
import { openHttpTransport } from '../src/webhooks/http-transport.ts';
import { prepareBigDatabase } from './big-database.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import { quantile } from './quantiles.ts';

/**
 * `npm run bench:messages`: how long events take from the commit of a change to a partner's receiver on this machine, at
 * a steady rate, and whether those of each booking arrive in order and once. `--quick` sends a few, as a smoke test;
 * `--rate` sets the events per second; `--engine postgres` measures on PostgreSQL.
 */

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'sqlite' },
    rate: { type: 'string', default: '100' },
    folder: { type: 'string', default: fileURLToPath(new URL('../data/bench', import.meta.url)) },
  },
});
const COUNT = values.quick ? 100 : 10_000;
const BOOKINGS = values.quick ? 10 : 1000;
const RATE = Number(values.rate);
const TICK_MS = 10;
const PATIENCE_MS = 60_000;

interface Arrival {
  bookingUuid: string;
  version: number;
  at: number;
}

const arrivals: Arrival[] = [];
const receiver = createServer((request, response) => {
  void readText(request).then((body) => {
    const { bookingUuid, version } = JSON.parse(body).data;
    arrivals.push({ bookingUuid, version, at: performance.now() });
    response.writeHead(204).end();
  });
});
await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
const { port } = receiver.address() as AddressInfo;

const { store, accountId, partnerId, close } = await openDatabase();
const context = openContext(store, {
  publicUrl: 'http://127.0.0.1',
  bookingsPerHour: 1,
  webhooks: { key: 'a key of at least thirty-two characters', allowsInsecure: true },
});
await createWebhook(context, {
  accountId,
  partnerId,
  url: `http://127.0.0.1:${port}/`,
  eventTypes: ['booking.updated'],
});
const transport = openHttpTransport({ allowsInsecure: true });
const logger = pino({ level: 'error' });
const stop = startJobs({ context, logger }, [new Webhooks({ context, transport, logger })]);

const committedAt = new Map<string, number>();
await writeChanges();
await untilArrived();
await stop();
receiver.close();
await close();
report();

/** Changes of bookings at the wanted rate, as many in a write as are due. */
async function writeChanges(): Promise<void> {
  const startedAt = performance.now();
  const writes: Promise<unknown>[] = [];
  for (let made = 0; made < COUNT; ) {
    const due = Math.min(COUNT, Math.ceil(((performance.now() - startedAt) / 1000) * RATE));
    for (; made < due; made += 1) writes.push(writeChange(made));
    await wait(TICK_MS);
  }
  await Promise.all(writes);
}

async function writeChange(index: number): Promise<void> {
  const bookingUuid = `booking-${index % BOOKINGS}`;
  const version = 1 + Math.floor(index / BOOKINGS);
  const occurredAt = Date.now();
  const event = { accountId, type: 'booking.updated', bookingUuid, version, occurredAt } as const;
  const rest = { status: 'CONFIRMED', workDay: '2030-01-17', partnerId: null } as const;
  await store.write(accountId, (db) => recordEvents({ context, db }, [{ ...event, ...rest }]));
  committedAt.set(`${bookingUuid} ${version}`, performance.now());
}

async function untilArrived(): Promise<void> {
  const givenUpAt = performance.now() + PATIENCE_MS;
  while (arrivals.length < COUNT && performance.now() < givenUpAt) await wait(50);
}

function report(): void {
  const last = new Map<string, number>();
  let disordered = 0;
  for (const { bookingUuid, version } of arrivals) {
    if (version !== (last.get(bookingUuid) ?? 0) + 1) disordered += 1;
    last.set(bookingUuid, version);
  }
  const delays = arrivals.map(
    ({ bookingUuid, version, at }) => at - (committedAt.get(`${bookingUuid} ${version}`) ?? 0),
  );
  const at = (share: number) => Math.round(quantile(delays, share));
  console.info(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${values.engine}\n`);
  console.info('| events | per second | arrived | out of order | p50 ms | p95 ms | p99 ms |');
  console.info('| ------ | ---------- | ------- | ------------ | ------ | ------ | ------ |');
  const cells = [COUNT, RATE, arrivals.length, disordered, at(0.5), at(0.95), at(0.99)];
  console.info(`| ${cells.join(' | ')} |`);
  if (arrivals.length !== COUNT || disordered > 0) process.exitCode = 1;
}

async function openDatabase() {
  const folder = join(values.folder, 'messages');
  const size = { venues: 1, days: 2, bookingsPerDay: 10 };
  const { file, accounts, partnerId: partner } = await prepareBigDatabase(folder, size);
  const copied = values.engine === 'postgres' ? await copyToPostgres(file, () => {}) : null;
  const opened = await openStore(copied?.url ?? `file:${file}`);
  // What an earlier run left.
  await opened.write(null, async (db) => {
    for (const table of ['webhook_endpoints', 'events', 'event_counters'] as const)
      await db.deleteFrom(table).execute();
  });
  return {
    store: opened,
    accountId: accounts[0]?.accountId ?? '',
    partnerId: partner,
    close: async () => {
      await opened.close();
      await copied?.remove();
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
