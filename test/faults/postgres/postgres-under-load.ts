import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { type Balancer, startBalancer } from '../../fixtures/balancer.ts';
import type { PostgresServer } from '../../fixtures/postgres-server.ts';
import type { OnFinished } from '../../fixtures/temp-database.ts';
import { addDemo } from '../../process/demo-database.ts';
import { type ServerProcess, startServer } from '../../process/server-process.ts';
import { Load } from '../load.ts';

export interface PostgresUnderLoad {
  load: Load;
  servers: readonly ServerProcess[];
  /** Writes until `cause` has caused its fault, which no server process may end of. */
  during(cause: () => Promise<void>): Promise<void>;
  /** What the servers connect through. */
  proxy: Balancer;
  databaseName: string;
  /** Compares the database with all that was acknowledged. */
  expectNothingLost(): Promise<void>;
}

/** Two server processes on a new database of a PostgreSQL server. */
export async function putUnderLoad(
  database: PostgresServer,
  onFinished: OnFinished = onTestFinished,
  env: Record<string, string> = {},
): Promise<PostgresUnderLoad> {
  const databaseName = `maitre_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(database.url);
  await client.connect();
  await client.query(`create database ${databaseName}`);
  await client.end();
  const proxy = await startBalancer([database]);
  onFinished(proxy.close);
  const url = new URL(database.url);
  url.port = new URL(proxy.url).port;
  url.pathname = `/${databaseName}`;
  const load = new Load(await addDemo(url.href));
  const start = () => startServer(url.href, env, undefined, onFinished);
  const servers = [await start(), await start()] as const;
  const hasEnded = Promise.race(
    servers.map(async ({ ended, stderr }) => {
      await ended;
      throw new Error(`A server has ended: ${stderr()}`);
    }),
  );
  // Only during a fault.
  hasEnded.catch(() => undefined);
  return {
    load,
    servers,
    async during(cause) {
      await Promise.race([load.during(servers, cause), hasEnded]);
    },
    proxy,
    databaseName,
    expectNothingLost: () => load.expectNothingLost(servers[0], url.href),
  };
}
