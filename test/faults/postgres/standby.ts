import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type PostgresServer, startPostgresServer } from '../../fixtures/postgres-server.ts';

/** Starts a standby of a server, which from then on confirms commits only once the standby has them. */
export async function startStandby(primary: PostgresServer): Promise<PostgresServer> {
  const client = new pg.Client(primary.url);
  await client.connect();
  try {
    const standby = await startPostgresServer([], {
      makeDataFolder: (folder) => copyData(client, primary, folder),
    });
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    for (;;) {
      const { rows } = await client.query('select sync_state from pg_stat_replication');
      if (rows.some(({ sync_state }) => sync_state === 'sync')) return standby;
    }
  } finally {
    await client.end();
  }
}

/** The standby accepts writes from now on. */
export async function promote(standby: PostgresServer): Promise<void> {
  const client = new pg.Client(standby.url);
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
}

/** As pg_basebackup does, which the package does not have. */
async function copyData(client: pg.Client, primary: PostgresServer, folder: string): Promise<void> {
  await client.query("select pg_backup_start('standby', true)");
  execFileSync('cp', ['-a', primary.dataFolder, folder]);
  const { uid, gid, mode } = statSync(join(folder, 'pg_wal'));
  for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal']) {
    rmSync(join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, 'pg_wal'), { mode });
  chownSync(join(folder, 'pg_wal'), uid, gid);
  const { rows } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()');
  const { hostname, port, username, password } = new URL(primary.url);
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(folder, name), text);
    chownSync(join(folder, name), uid, gid);
  }
  appendFileSync(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  );
}
