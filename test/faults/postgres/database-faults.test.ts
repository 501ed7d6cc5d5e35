import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../src/demo/seeded-random.ts';
import { type PostgresServer, startPostgresServer } from '../../fixtures/postgres-server.ts';
import { isWhole, rounds, SEED } from '../rounds.ts';
import { type PostgresUnderLoad, putUnderLoad } from './postgres-under-load.ts';
import { promote, startStandby } from './standby.ts';

const MAX_CONNECTIONS = 40;
const cleanUps: (() => void | Promise<void>)[] = [];
let database: PostgresServer;
let shared: PostgresUnderLoad;

beforeAll(async () => {
  database = await startPostgresServer([`max_connections=${MAX_CONNECTIONS}`]);
  cleanUps.push(() => database.remove());
  shared = await putUnderLoad(database, (cleanUp) => void cleanUps.unshift(cleanUp));
});
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

const random = seededRandom(SEED);

test.each([
  { what: 'restarted', end: () => database.stop() },
  { what: 'killed and started', end: () => database.kill() },
])(
  'nothing acknowledged is lost when PostgreSQL is $what during writes, which are refused meanwhile and then go on',
  async ({ what, end }) => {
    const { load, during, expectNothingLost } = shared;
    const times = rounds(1, 30);
    for (let round = 0; round < times; round += 1) {
      await during(async () => {
        await load.progress(random.integer(5, rounds(20, 100)));
        await end();
        await load.refusals(random.integer(1, 20));
        await database.start();
        await load.progress(10);
      });
      await expectNothingLost();
    }
    load.report(`PostgreSQL ${times} × ${what}`);
  },
);

test('nothing acknowledged is lost when the connections to PostgreSQL are cut at any moment', async () => {
  const { load, during, proxy, expectNothingLost } = shared;
  const times = rounds(10, 500);
  for (let round = 0; round < times; round += 10) {
    await during(async () => {
      for (let cut = 0; cut < 10; cut += 1) {
        await load.progress(random.integer(1, 10));
        // At any moment between two responses.
        await setTimeout(random.integer(0, 20));
        proxy.cut();
      }
      await load.progress(10);
    });
    await expectNothingLost();
  }
  load.report(`${times} × all connections cut`);
});

test('200 for a write that PostgreSQL rolls back because of a deadlock, after running it again', async () => {
  const { load, during, databaseName, expectNothingLost } = shared;
  const other = await connect(databaseName);
  const times = rounds(1, 10);
  for (let round = 0; round < times; round += 1) {
    await during(async () => {
      await load.progress(5);
      // The others wait for the table, and this one for a lock of those.
      await other.query("begin; set local deadlock_timeout = '60s'");
      await other.query('lock table work_days in exclusive mode');
      await untilSomeoneWaits(other, 'relation');
      await other.query(VENUE_LOCK_OF_ANOTHER);
      await other.query('rollback');
      await load.progress(5);
    });
    await expectNothingLost();
  }
  const { rows } = await other.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(Number(rows[0]?.deadlocks)).toBeGreaterThanOrEqual(times);
  // A transaction that was not run again would be answered with 500, at which the client throws. Those that waited too
  // long get a 503, rightly.
  load.report(`${times} deadlocks`);
});

test('nothing acknowledged is lost while others hold all connections of PostgreSQL; writes go on afterwards', async () => {
  const { load, during, proxy, expectNothingLost } = shared;
  const times = rounds(1, 10);
  for (let round = 0; round < times; round += 1) {
    await during(async () => {
      await load.progress(10);
      const others: pg.Client[] = [];
      // Of the connections that the servers lose, the others take what they can get.
      for (;;) {
        proxy.cut();
        const client = await connect('postgres').catch(() => null);
        if (client === null) break;
        others.push(client);
      }
      proxy.cut();
      await load.refusals(5);
      for (const client of others) await client.end();
      await load.progress(10);
    });
    await expectNothingLost();
  }
  load.report(`${times} × no connection left`);
});

test.runIf(isWhole)('nothing acknowledged is lost by a pool of one connection', async () => {
  const { load, during, expectNothingLost } = await putUnderLoad(database, undefined, {
    DATABASE_POOL_SIZE: '1',
  });
  await during(() => load.progress(rounds(40, 500)));
  await expectNothingLost();
  load.expectNoRefusal();
  load.report('a pool of one connection');
});

test.runIf(isWhole)(
  'nothing acknowledged is lost when PostgreSQL is killed and its standby is promoted',
  async () => {
    const primary = await startPostgresServer();
    const { load, servers, during, proxy, databaseName } = await putUnderLoad(primary);
    const standby = await startStandby(primary);
    await during(async () => {
      await load.progress(random.integer(5, rounds(20, 200)));
      await primary.kill();
      await load.refusals(5);
      await promote(standby);
      proxy.servers = [standby];
      proxy.cut();
      await load.progress(10);
    });
    const url = new URL(standby.url);
    url.pathname = `/${databaseName}`;
    const [server] = servers;
    if (server) await load.expectNothingLost(server, url.href);
    load.report('1 promotion');
    for (const process of servers) await process.stop('SIGTERM');
    await Promise.all([primary.remove(), standby.remove()]);
  },
);

async function connect(databaseName: string): Promise<pg.Client> {
  const url = new URL(database.url);
  url.pathname = `/${databaseName}`;
  const client = new pg.Client(url.href);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function untilSomeoneWaits(client: pg.Client, lockType: string): Promise<void> {
  for (;;) {
    const { rows } = await client.query(
      `select 1 from pg_locks where not granted and locktype = $1
       and database = (select oid from pg_database where datname = current_database())`,
      [lockType],
    );
    if (rows.length > 0) return;
  }
}

/** Waits for the advisory lock of whoever waits for the table. */
const VENUE_LOCK_OF_ANOTHER = `
  select pg_advisory_xact_lock((held.classid::bigint << 32) | held.objid::bigint)
  from pg_locks held join pg_locks waiting using (pid)
  where held.locktype = 'advisory' and held.granted
    and waiting.locktype = 'relation' and not waiting.granted
  limit 1`;
