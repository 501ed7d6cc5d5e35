import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BigDatabase, prepareBigDatabase } from './big-database.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import { type Counts, type Measured, measureServer } from './measure-server.ts';
import { startServers } from './measured-server.ts';
import { removeMeasured } from './remove-measured.ts';
import type { SqlCosts } from './sql-cost.ts';
import { startMailSink } from './start-mail-sink.ts';
import type { Usage } from './usage-reporter.ts';

/**
 * `npm run bench:http`: measures the server on a database with a hundred busy venues, and the cost of
 * its SQL statements without a server. `--quick` runs once on a tiny database, as a smoke test;
 * `--folder` sets where the databases are stored. `--engine postgres` measures on a copy of the database on a
 * PostgreSQL server that it starts, `--processes 2` two servers behind a balancer, and `--venues 10` with fewer
 * venues, which are copied sooner. `--mail` sends the mail to guests to a mail server that it starts.
 * `--holds` also measures the longest holds of the event loop; the processor times are then too long.
 */

const WHOLE = {
  size: { venues: 100, days: 365, bookingsPerDay: 100 },
  counts: {
    empty: 5000,
    warmCalendars: 2000,
    slots: 1000,
    dayLists: 300,
    monthLists: 20,
    creates: 1000,
    mixes: 600,
  },
};
const QUICK = {
  size: { venues: 5, days: 10, bookingsPerDay: 10 },
  counts: {
    empty: 2,
    warmCalendars: 2,
    slots: 2,
    dayLists: 2,
    monthLists: 1,
    creates: 2,
    mixes: 1,
  },
} satisfies { size: object; counts: Counts };

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    venues: { type: 'string' },
    mail: { type: 'boolean', default: false },
    holds: { type: 'boolean', default: false },
    folder: {
      type: 'string',
      default: fileURLToPath(new URL('../data/bench', import.meta.url)),
    },
  },
});
const { size: usualSize, counts } = values.quick ? QUICK : WHOLE;
const size = { ...usualSize, venues: Number(values.venues ?? usualSize.venues) };
const isOnPostgres = values.engine === 'postgres';
say(
  `A database of ${size.venues} venues with ${size.bookingsPerDay} bookings on ${size.days} days`,
);
const database = await prepareBigDatabase(values.folder, size);
say(`${database.megabytes} MB, made in ${database.seconds} s`);
removeMeasured(database.file);
try {
  const { rows, memory } = isOnPostgres
    ? await measureOnPostgres(database)
    : await measureOnce(database, `file:${database.file}`);
  say('Measuring the SQL statements');
  const sqlCosts = isOnPostgres ? null : measureSqlCosts(database);
  process.stdout.write(`${report(rows, sqlCosts, memory)}\n`);
} finally {
  removeMeasured(database.file);
}

async function measureOnPostgres(database: BigDatabase) {
  const copy = await copyToPostgres(database.file, say);
  try {
    return await measureOnce(database, copy.url);
  } finally {
    await copy.remove();
  }
}

async function measureOnce(database: BigDatabase, url: string) {
  const mail = values.mail ? await startMailSink() : null;
  const server = await startServers(url, Number(values.processes), mail?.settings);
  try {
    if (values.holds) await server.usage('holds');
    const measured = await measureServer(server, database, counts);
    if (mail) say(`${await mail.received()} mails were sent meanwhile`);
    return measured;
  } finally {
    await server.stop();
    mail?.stop();
  }
}

/** In a separate process, so that the figures include nothing else. */
function measureSqlCosts(database: BigDatabase): SqlCosts {
  const program = join(import.meta.dirname, 'sql-cost.ts');
  const answer = execFileSync(process.execPath, [program, database.file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(answer.toString()) as SqlCosts;
}

function report(
  rows: readonly Measured[],
  sqlCosts: SqlCosts | null,
  memory: Record<'fresh' | 'touched' | 'atTheEnd', Usage>,
): string {
  const [{ model } = { model: 'unknown' }] = cpus();
  const megabytes = ({ rssBytes, liveBytes }: Usage) =>
    `${Math.round(rssBytes / 1e6)} MB (${Math.round(liveBytes / 1e6)} in use)`;
  return [
    `${model}, ${cpus().length} cores, Node ${process.version}, ${process.platform}`,
    '',
    '| | connections | requests/s | CPU ms | p99 ms | longest hold ms | SQL ms | SQL rows |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(({ what, connections, figures, sqlCost }) => {
      const { cpuMs, rows: sqlRows } = (sqlCost && sqlCosts?.[sqlCost]) ?? { cpuMs: 0, rows: 0 };
      const cells = [
        what,
        connections,
        Math.round(figures.requestsPerSecond),
        figures.cpuMs.toFixed(2),
        figures.p99Ms.toFixed(1),
        values.holds ? figures.longestHoldMs.toFixed(1) : '–',
        cpuMs.toFixed(2),
        sqlRows,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
    '',
    `Memory: ${megabytes(memory.fresh)} at the start, ${megabytes(memory.touched)} after the availability of every venue was requested, ${megabytes(memory.atTheEnd)} at the end.`,
  ].join('\n');
}

function say(words: string): void {
  process.stderr.write(`${words}\n`);
}
