import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { parseCustomerQuery } from '../src/domain/customer-query.ts';
import { saveAccount } from '../src/store/accounts.ts';
import { findMatchingCustomers } from '../src/store/customer-search.ts';
import { insertCustomer } from '../src/store/customers.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { startPostgresServer } from '../test/fixtures/postgres-server.ts';

/**
 * `npm run bench:guests`: the processor time of a search among 200,000 guests of one venue, on both databases; on
 * PostgreSQL that of the server process included. `--quick` searches among a few, as a smoke test.
 */

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const GUESTS = values.quick ? 500 : 200_000;
const SEARCHES = values.quick ? 20 : 1000;
const PER_WRITE = 5000;
const ACCOUNT = 'guests';
const FIRST =
  'Lucía Javier Carmen Álvaro Marta Jordi Núria Laia Ane Mikel Oliver Priya Maya Søren'.split(' ');
const LAST =
  'García Navarro Ibáñez Puig Vidal Etxeberria Agirre Whitaker Patel Johnson Larsen'.split(' ');

interface Row {
  database: string;
  query: string;
  found: number;
  meanMs: number;
}

/** By what is typed. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'four digits': eachOf((index) => String(scattered(index, 10_000)).padStart(4, '0')),
  'the four digits that most numbers have': eachOf((index) => `346${index % 10}`),
  'three digits': eachOf((index) => String(scattered(index, 1000)).padStart(3, '0')),
  'two letters': eachOf((index) => FIRST[index % FIRST.length]?.slice(0, 2) ?? ''),
  'part of a name': eachOf((index) => LAST[index % LAST.length]?.slice(1, 5) ?? ''),
  'two names': eachOf((index) => `${FIRST[index % FIRST.length]} ${LAST[index % LAST.length]}`),
};

const rows: Row[] = [];
const folder = mkdtempSync(join(tmpdir(), 'maitre-guests-'));
try {
  await measure('SQLite', `file:${join(folder, 'guests.sqlite')}`, async () => null);
} finally {
  rmSync(folder, { recursive: true });
}
const server = await startPostgresServer(['fsync=off']);
try {
  await measure('PostgreSQL', server.url, readBackend);
} finally {
  await server.remove();
}
report();

/** @param findBackend the process that answers this connection; null if it is this one */
async function measure(
  database: string,
  url: string,
  findBackend: (store: Store) => Promise<number | null>,
): Promise<void> {
  const store = await openStore(url, {}, { poolSize: 1 });
  try {
    await fill(store);
    const backend = await findBackend(store);
    if (backend !== null) await store.write(null, (db) => sql`analyze`.execute(db));
    for (const [name, queries] of Object.entries(QUERIES)) {
      await searchEach(store, queries.slice(0, 50));
      const before = cpuMs(backend);
      const found = await searchEach(store, queries);
      const meanMs = (cpuMs(backend) - before) / queries.length;
      rows.push({ database, query: name, found: found / queries.length, meanMs });
    }
  } finally {
    await store.close();
  }
}

async function searchEach(store: Store, queries: readonly string[]): Promise<number> {
  let found = 0;
  for (const text of queries) {
    const query = parseCustomerQuery(text);
    if (!query) throw new Error(`“${text}” is too short.`);
    const matching = await store.lookUp((db) => findMatchingCustomers(db, ACCOUNT, query));
    found += matching.length;
  }
  return found;
}

async function fill(store: Store): Promise<void> {
  await store.write(null, (db) =>
    saveAccount(db, { accountId: ACCOUNT, document: {}, tables: [] }, 0),
  );
  for (let from = 0; from < GUESTS; from += PER_WRITE)
    await store.write(ACCOUNT, async (db) => {
      for (let index = from; index < Math.min(GUESTS, from + PER_WRITE); index += 1)
        await insertCustomer(db, guest(index));
    });
}

async function readBackend(store: Store): Promise<number | null> {
  const read = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  return (await store.lookUp((db) => read.execute(db))).rows[0]?.pid ?? null;
}

function guest(index: number) {
  const name = `${FIRST[index % FIRST.length]} ${LAST[scattered(index, LAST.length)]}`;
  return {
    uuid: `guest-${index}`,
    accountId: ACCOUNT,
    name,
    email: `guest${index}@example.org`,
    phone: `+346${String(scattered(index, 100_000_000)).padStart(8, '0')}`,
    birthDate: null,
    postalCode: null,
    language: 'es' as const,
    country: 'ES',
    isVip: false,
    isBusiness: false,
    privateNotes: null,
    tags: [],
    acceptsImportantAlerts: false,
    earlierVisits: null,
    consentedAt: null,
    isErased: false,
    acceptsMarketing: false,
    createdAt: index,
    updatedAt: index,
  };
}

function eachOf(text: (index: number) => string): string[] {
  return Array.from({ length: SEARCHES }, (_, index) => text(index));
}

/** A number below the limit that looks random and is the same in each run. */
function scattered(index: number, limit: number): number {
  return (Math.imul(index + 1, 2_654_435_761) >>> 0) % limit;
}

function cpuMs(backend: number | null): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (backend === null ? 0 : backendMs(backend));
}

/** Linux counts in hundredths of a second. */
function backendMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function report(): void {
  console.info(`${GUESTS} guests, ${cpus()[0]?.model ?? 'an unknown processor'}\n`);
  console.info('| database | what is typed | found | CPU ms |');
  console.info('| -------- | ------------- | ----: | -----: |');
  for (const { database, query, found, meanMs } of rows)
    console.info(`| ${database} | ${query} | ${found.toFixed(0)} | ${meanMs.toFixed(2)} |`);
}
