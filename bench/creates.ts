import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { addDays, daysBetween } from '../src/domain/venue-time.ts';
import { openContext } from '../src/operations/context.ts';
import { planReminders } from '../src/operations/messages/plan-reminders.ts';
import { openStore } from '../src/store/open-store.ts';
import { listPlannedVenues } from '../src/store/reminder-plans.ts';
import { prepareBigDatabase } from './big-database.ts';
import { type Ask, measure } from './load.ts';
import { type MeasuredServer, startServer } from './measured-server.ts';
import { median, quantile } from './quantiles.ts';
import { askToBook } from './questions.ts';
import { removeMeasured } from './remove-measured.ts';
import { startMailSink } from './start-mail-sink.ts';

/**
 * `npm run bench:creates`: whether mail makes bookings slower. Servers without mail, with a mail server, with one that is
 * down and with one that accepts connections and never answers create the same bookings in turn, each in a copy of the
 * same database. `--quick` runs once on a tiny database, as a smoke test; `--rounds` sets how often each has its turn;
 * `--folder` sets where the databases are stored.
 */

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '11' },
    folder: {
      type: 'string',
      default: fileURLToPath(new URL('../data/bench/creates', import.meta.url)),
    },
  },
});
const SIZE = values.quick
  ? { venues: 5, days: 10, bookingsPerDay: 10 }
  : { venues: 30, days: 120, bookingsPerDay: 100 };
const ROUNDS = values.quick ? 1 : Number(values.rounds);
/** The first round warms the server up and does not count. */
const TURNS = ROUNDS + 1;
const CONNECTIONS = [1, 32];
/** Bookings that a venue gets on a day: there are tables for more at that time. */
const PER_DAY = 3;
/** Less processor time than this in half a second: nothing of what was done before is left. */
const IDLE_MS = 10;

interface Kind {
  what: string;
  file: string;
  server: MeasuredServer;
  /** Processor milliseconds and requests per second of each round, by number of connections. */
  cpuMs: number[][];
  perSecond: number[][];
}

const FROM = 'bookings@casa-brisa.example';
const database = await prepareBigDatabase(values.folder, SIZE);
removeMeasured(database.file);
const sink = await startMailSink();
const silent = createServer(() => {});
await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
const { port: silentPort } = silent.address() as AddressInfo;
const copies = join(values.folder, 'copies');
mkdirSync(copies, { recursive: true });

const SETTINGS: readonly [what: string, settings: Record<string, string>][] = [
  ['no mail', {}],
  ['mail', sink.settings],
  // Nothing listens on port 1.
  ['mail server down', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: FROM }],
  ['mail server silent', { SMTP_URL: `smtp://127.0.0.1:${silentPort}`, MAIL_FROM: FROM }],
];
const kinds: Kind[] = [];
try {
  const withReminders = join(copies, 'with-reminders.sqlite');
  copyFileSync(database.file, withReminders);
  await planAllReminders(withReminders);
  for (const [what, settings] of SETTINGS) {
    const file = join(copies, `${what.replaceAll(' ', '-')}.sqlite`);
    copyFileSync('SMTP_URL' in settings ? withReminders : database.file, file);
    const server = await startServer(`file:${file}`, undefined, settings);
    kinds.push({ what, file, server, cpuMs: [[], []], perSecond: [[], []] });
  }
  for (const { server } of kinds) await untilIdle(server);
  await measureAll();
  report(await sink.received());
} finally {
  for (const { server } of kinds) await server.stop();
  sink.stop();
  silent.close();
  rmSync(copies, { recursive: true });
}

/** A server does so within minutes after mail was set up: not while it is measured. */
async function planAllReminders(file: string): Promise<void> {
  const store = await openStore(`file:${file}`);
  const context = openContext(store, {
    publicUrl: 'http://127.0.0.1',
    bookingsPerHour: 1,
    mailDelivery: () => 'ON',
  });
  const isPlanned = async () =>
    (await store.lookUp(listPlannedVenues)).every(({ isComplete }) => isComplete);
  while (!(await isPlanned())) await planReminders(context);
  await store.close();
}

async function measureAll(): Promise<void> {
  const asks = allAsks();
  const perTurn = Math.floor(asks.length / TURNS / CONNECTIONS.length);
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Whoever goes first does not always do so.
    const first = turn % kinds.length;
    const inTurn = [...kinds.slice(first), ...kinds.slice(0, first)];
    for (const [index, connections] of CONNECTIONS.entries()) {
      const start = (turn * CONNECTIONS.length + index) * perTurn;
      const part = asks.slice(start, start + perTurn);
      for (const { server, cpuMs, perSecond } of inTurn) {
        const figures = await measure(server, part, connections);
        await untilIdle(server);
        if (turn === 0) continue;
        cpuMs[index]?.push(figures.cpuMs);
        perSecond[index]?.push(figures.requestsPerSecond);
      }
    }
  }
}

/** Bookings at every venue on every day to come, one at all venues on all days before the next. */
function allAsks(): Ask[] {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  const days = Array.from({ length: daysBetween(tomorrow, database.to) + 1 }, (_, ahead) =>
    addDays(tomorrow, ahead),
  );
  return Array.from({ length: PER_DAY }, () =>
    days.flatMap((day) => database.accounts.map((account) => askToBook(database, account, day))),
  ).flat();
}

/** Until the mail is sent, so that it is not sent while another server is measured. */
async function untilIdle(server: MeasuredServer): Promise<void> {
  for (let before = await server.usage(); ; ) {
    await wait(500);
    const after = await server.usage();
    if (after.cpuMs - before.cpuMs < IDLE_MS) return;
    before = after;
  }
}

function countReminders(file: string): number {
  const copy = new Database(file, { readonly: true });
  const count = copy
    .prepare<[], number>("select count(*) from messages where kind = 'REMINDER'")
    .pluck()
    .get();
  copy.close();
  return count ?? 0;
}

function report(mails: number): void {
  const reminders = kinds.map(({ file }) => countReminders(file));
  console.info(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${mails} mails sent\n`);
  console.info(
    '| | connections | reminders | requests/s | CPU ms | more than without | quartiles |',
  );
  console.info('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const [index, connections] of CONNECTIONS.entries())
    for (const [nth, { what, cpuMs, perSecond }] of kinds.entries()) {
      const own = cpuMs[index] ?? [];
      const more = own.map((ms, round) => ms - (kinds[0]?.cpuMs[index]?.[round] ?? Number.NaN));
      const cells = [
        what,
        connections,
        reminders[nth],
        Math.round(median(perSecond[index] ?? [])),
        median(own).toFixed(2),
        median(more).toFixed(2),
        `${quantile(more, 0.25).toFixed(2)} to ${quantile(more, 0.75).toFixed(2)}`,
      ];
      console.info(`| ${cells.join(' | ')} |`);
    }
}
