import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { saveAccount } from '../../src/store/accounts.ts';
import { staffRoles as onPostgres } from '../../src/store/postgres/migrations/0026-staff-roles.ts';
import { staffRoles as onSqlite } from '../../src/store/sqlite/migrations/0026-staff-roles.ts';
import { insertStaff, listStaff } from '../../src/store/staff.ts';
import { ENGINE } from '../fixtures/engine.ts';
import { openTestStore } from '../fixtures/test-database.ts';
import { aVenue } from '../fixtures/venue.ts';

test('of the staff from before, the first of each venue is its owner, and the others are managers', async () => {
  const { store } = await openTestStore();
  const { up } = ENGINE === 'postgres' ? onPostgres : onSqlite;
  const roles = await store.write(null, async (db) => {
    for (const accountId of ['one', 'two'])
      await saveAccount(db, { accountId, document: { ...aVenue(), accountId }, tables: [] }, 1);
    const members = [
      ['one', 'b', 1],
      ['one', 'a', 2],
      ['two', 'd', 2],
      ['two', 'c', 2],
    ] as const;
    for (const [accountId, uuid, createdAt] of members) {
      const member = { uuid, accountId, email: `${uuid}@example.org`, name: uuid };
      await insertStaff(db, { ...member, role: 'HOST', passwordHash: 'x' }, createdAt);
    }
    await sql`alter table staff drop column role`.execute(db);
    await up(db as never);
    const all = [...(await listStaff(db, 'one')), ...(await listStaff(db, 'two'))];
    return Object.fromEntries(all.map(({ uuid, role }) => [uuid, role]));
  });
  expect(roles).toEqual({ b: 'OWNER', a: 'MANAGER', c: 'OWNER', d: 'MANAGER' });
});
