import { expect, test } from 'vitest';
import { pick, prepared } from '../../src/store/prepared.ts';
import type { Tables } from '../../src/store/tables.ts';
import { openTestStore } from '../fixtures/test-database.ts';

type Partner = Tables['partners'];

let builds = 0;
const insertPartner = prepared((db, row: Partner) => {
  builds += 1;
  return db.insertInto('partners').values(pick(row, ['partner_id', 'name', 'created_at']));
});
const findPartners = prepared((db, { name, before }: { name: string; before: number }) =>
  db
    .selectFrom('partners')
    .selectAll()
    .where('name', '=', name)
    .where('created_at', '<', before)
    .where('partner_id', '<>', 'hidden'),
);

test('each run has its own values, and the query is built once per database', async () => {
  const row = (id: string, created_at: number): Partner => ({
    partner_id: id,
    name: 'App',
    created_at,
  });
  for (const store of [(await openTestStore()).store, (await openTestStore()).store]) {
    await store.write(null, async (db) => {
      for (const partner of [row('a', 1), row('b', 2), row('hidden', 1)])
        expect((await insertPartner(db, partner)).numAffectedRows).toBe(1n);
    });
    const find = (name: string, before: number) =>
      store.read(async (db) => (await findPartners(db, { name, before })).rows);
    expect(await find('App', 2)).toEqual([row('a', 1)]);
    expect(await find('App', 1)).toEqual([]);
    expect(await find('Other', 9)).toEqual([]);
  }
  expect(builds).toBe(2);
});
