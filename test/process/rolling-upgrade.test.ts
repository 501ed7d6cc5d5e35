import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { MIGRATIONS } from '../../src/store/migrations/all.ts';
import { migrationOf } from '../../src/store/migrations/dialect.ts';
import { openPool } from '../../src/store/postgres/connection-pool.ts';
import { migrate } from '../../src/store/postgres/migrate.ts';
import { callAlone } from './own-connection.ts';
import { aPartyOfTwo, daysAhead, freePort, launch } from './server-process.ts';
import { startTwoProcesses } from './two-processes.ts';

const NEXT = '9999-next';

/** Adds what this version does not use, as the next version's migration does. */
const ofTheNextVersion = migrationOf(() => [
  'alter table bookings add column next text',
  'create index customers_next on customers (name)',
]);

test('200 or 409 for each request while the next version migrates the database; then this version no longer starts', async () => {
  const { balancer, databaseUrl, demo } = await startTwoProcesses();
  const statuses = new Set<number | undefined>();
  let isOver = false;
  let refusals = 0;
  const client = async (number: number) => {
    for (let round = 0; !isOver; round += 1) {
      const date = daysAhead(30 + ((round * 7 + number) % 60));
      const body = aPartyOfTwo({ date, time: '21:00:00', floorPlanAreaId: 1 });
      const { status } = await callAlone(balancer, demo, { path: '/bookings', body });
      // On a busy machine, a database may not answer in time: whoever asks is told to come back.
      if (status === 503) refusals += 1;
      else statuses.add(status);
    }
  };
  const clients = Array.from({ length: 6 }, (_, number) => client(number));
  // Six clients are busy when it begins, and still when it ends.
  await migrateToNext(databaseUrl);
  isOver = true;
  await Promise.all(clients);
  expect([200, 409]).toEqual(expect.arrayContaining([...statuses]));
  expect(statuses).toContain(200);
  expect(refusals).toBeLessThan(50);

  const old = launch({ DATABASE_URL: databaseUrl, PORT: String(await freePort()) });
  expect(await old.ended).toMatchObject({ code: 1 });
  expect(old.stderr()).toMatch(/made by a newer version of Maitre \(9999-next\)/);
});

async function migrateToNext(url: string): Promise<void> {
  const { db, close } = openPool(url, {});
  // The database is used again by other tests.
  onTestFinished(async () => {
    await sql`drop index if exists customers_next`.execute(db);
    await sql`alter table bookings drop column if exists next`.execute(db);
    await sql`delete from kysely_migration where name = ${NEXT}`.execute(db);
    await close();
  });
  await migrate(db, { ...MIGRATIONS, [NEXT]: ofTheNextVersion });
}
