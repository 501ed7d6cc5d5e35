import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { runAdmin } from '../../../src/admin/run-admin.ts';
import { aVenue } from '../../fixtures/venue.ts';
import { createEmptyDatabase, queryPostgres } from '../empty-database.ts';
import { startServer } from '../server-process.ts';

const PASSWORD = 'correct-horse';

test('503 SERVICE_UNAVAILABLE while PostgreSQL lets nobody in, with the reason but no password in the log', async () => {
  const database = await createEmptyDatabase();
  const url = new URL(database.url);
  const role = `logged_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(`create role ${role} login password '${PASSWORD}'`);
  await queryPostgres(`alter database ${url.pathname.slice(1)} owner to ${role}`);
  onTestFinished(async () => {
    await queryPostgres(`drop owned by ${role} cascade`, database.url);
    await queryPostgres(`alter database ${url.pathname.slice(1)} owner to current_user`);
    await queryPostgres(`drop role ${role}`);
  });
  Object.assign(url, { username: role, password: PASSWORD });
  const env = { DATABASE_URL: url.href, LOG_LEVEL: 'trace' };
  // With a venue of its own, the server makes no demo.
  const stdin = async () => JSON.stringify(aVenue());
  expect(await runAdmin(['venue', 'import', '-'], { env, stdin })).toMatchObject({ exitCode: 0 });
  const server = await startServer(url.href, env, database.start);

  await queryPostgres(`alter role ${role} nologin`);
  await queryPostgres(
    `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`,
  );
  // The first check may still use a connection that is about to be cut, which is another reason.
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.url}/readyz`);
      expect(answer.status).toBe(503);
      expect(await answer.text()).not.toContain(PASSWORD);
      return server.stdout();
    })
    .toContain(`role \\"${role}\\" is not permitted to log in`);
  expect((await server.stop('SIGTERM')).code).toBe(0);
  expect(server.stdout() + server.stderr()).not.toContain(PASSWORD);
});
