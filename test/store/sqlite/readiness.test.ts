import { renameSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOfUrl } from '../../../src/store/sqlite/connection.ts';
import { connectRaw } from '../../fixtures/temp-database.ts';
import { openTestServer } from '../../fixtures/test-context.ts';
import { expectProblem } from '../../server/expect-response.ts';

async function openOnFile() {
  const { app, database } = await openTestServer({ ownApp: true });
  return { app, databaseFile: pathOfUrl(database.url) };
}

test('200 from /readyz after a write to disk that changes nothing', async () => {
  const { app, databaseFile } = await openOnFile();
  const database = connectRaw(databaseFile);
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").pluck();
  const rows = () =>
    (tables.all() as string[]).map((name) => database.prepare(`select * from ${name}`).all());
  const before = rows();
  const bytes = statSync(`${databaseFile}-wal`).size;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(statSync(`${databaseFile}-wal`).size).toBeGreaterThan(bytes);
  expect(rows()).toEqual(before);
});

test('200 from /readyz when the database is locked only briefly', async () => {
  const { app, databaseFile } = await openOnFile();
  const other = connectRaw(databaseFile);
  other.exec('begin immediate');
  const ready = app.inject('/readyz');
  await app.inject('/healthz');
  other.exec('rollback');
  expect((await ready).statusCode).toBe(200);
});

test('503 SERVICE_UNAVAILABLE from /readyz when the database file is gone, and no new one is created', async () => {
  const { app, databaseFile } = await openOnFile();
  renameSync(databaseFile, `${databaseFile}.away`);
  const answer = await app.inject('/readyz');
  expectProblem(answer, 503, 'SERVICE_UNAVAILABLE');
  expect(answer.body).not.toContain(databaseFile);
  expect(() => statSync(databaseFile)).toThrow('ENOENT');
});
