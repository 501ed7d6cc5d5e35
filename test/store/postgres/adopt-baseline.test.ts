import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../../../src/store/migrations/all.ts';
import { openStore } from '../../../src/store/open-store.ts';
import { aDatabaseFromBefore } from '../../fixtures/database-before-baseline.ts';

test('a process that opens a database while another one records the baseline waits for it, and does not record it again', async () => {
  const url = await aDatabaseFromBefore('postgres');
  const other = new pg.Client(url);
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('lock table kysely_migration in exclusive mode');
  const opening = openStore(url);
  const waiting = `select 1 from pg_locks
    where not granted and relation = 'kysely_migration'::regclass`;
  await expect.poll(async () => (await other.query(waiting)).rowCount).toBe(1);
  await other.query('delete from kysely_migration');
  await other.query(
    `insert into kysely_migration values ('0044-baseline', '2030-01-16T12:00:00Z')`,
  );
  await other.query('commit');
  await (await opening).close();
  const { rows } = await other.query('select name, timestamp from kysely_migration order by name');
  expect(rows[0]).toEqual({ name: '0044-baseline', timestamp: '2030-01-16T12:00:00Z' });
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
});
