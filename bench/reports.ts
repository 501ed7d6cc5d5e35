import { cpus } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { permissionsOf } from '../src/domain/staff-role.ts';
import { openContext } from '../src/operations/context.ts';
import { EXTERNAL_CAPABILITIES, type Principal } from '../src/operations/principal.ts';
import { readReport } from '../src/operations/reports/read-report.ts';
import { openStore } from '../src/store/open-store.ts';
import { prepareBigDatabase } from './big-database.ts';
import { copyToPostgres } from './copy-to-postgres.ts';

/**
 * `npm run bench:reports`: how long the report of a year of a busy venue takes, with a hundred bookings a day, and for
 * how long at most it holds the event loop. `--quick` reads a few days, as a smoke test; `--engine postgres` measures on
 * PostgreSQL.
 */

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'sqlite' },
    folder: { type: 'string', default: fileURLToPath(new URL('../data/bench', import.meta.url)) },
  },
});
const RUNS = values.quick ? 1 : 10;

const size = { venues: 1, days: values.quick ? 10 : 365, bookingsPerDay: 100 };
const { file, accounts, from, to } = await prepareBigDatabase(join(values.folder, 'reports'), size);
const copied = values.engine === 'postgres' ? await copyToPostgres(file, () => {}) : null;
const store = await openStore(copied?.url ?? `file:${file}`);
const context = openContext(store, { publicUrl: 'http://127.0.0.1', bookingsPerHour: 1 });
const principal: Principal = {
  accountId: accounts[0]?.accountId ?? '',
  caller: 'staff:bench',
  customerSource: 'STAFF',
  partnerId: null,
  staffUuid: null,
  permissions: permissionsOf('OWNER'),
  dataAccess: 'private',
  channel: 'OFFLINE',
  ticketPartner: 'DEFAULT',
  capabilities: EXTERNAL_CAPABILITIES,
  managedBookingUuid: null,
  codeLimitActor: null,
  language: null,
  ip: null,
};

console.info(`${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, ${values.engine}\n`);
console.info('| by | bookings | ms | longest hold ms |');
console.info('| -- | -------- | -- | --------------- |');
for (const by of ['day', 'campaign'] as const) await measure(by);
await store.close();
await copied?.remove();

/** The median of some runs, after one that is not counted. */
async function measure(by: 'day' | 'campaign'): Promise<void> {
  const read = () => readReport(context, principal, { from, to, by });
  const { report } = await read();
  const { totals } = report;
  const counts = [
    totals.guests,
    totals.noShows,
    totals.cancellations,
    totals.declined,
    totals.open,
  ];
  const bookings = counts.reduce((sum, { parties }) => sum + parties, 0);
  const times: number[] = [];
  const holds: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const startedAt = performance.now();
    holds.push(await longestHold(read()));
    times.push(performance.now() - startedAt);
  }
  const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const cells = [by, bookings, median(times).toFixed(0), median(holds).toFixed(1)];
  console.info(`| ${cells.join(' | ')} |`);
}

/** The longest time in which nothing else could run, in milliseconds. */
async function longestHold(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work.then(() => {
    isDone = true;
  });
  let longest = 0;
  let last = performance.now();
  while (!isDone) {
    await setImmediate();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await done;
  return longest;
}
