import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/store/open-store.ts';
import type { Db } from '../../../src/store/store.ts';
import { takeTestDatabase } from '../../fixtures/test-database.ts';

const one = (db: Db) => sql<{ one: number }>`select 1 as one`.execute(db);

test('reads and other venues’ writes go on while very many writes of one venue wait', async () => {
  const { url, giveBack } = await takeTestDatabase();
  const store = await openStore(url, {}, { poolSize: 2 });
  onTestFinished(async () => {
    await store.close();
    await giveBack();
  });
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const waiting = Array.from({ length: 50 }, () => store.write('busy', () => isOver));
  expect((await store.read(one)).rows).toEqual([{ one: 1 }]);
  expect((await store.write('other', one)).rows).toEqual([{ one: 1 }]);
  end();
  await Promise.all(waiting);
});
