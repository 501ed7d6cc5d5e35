import { expect, onTestFinished, test } from 'vitest';
import { provideDemo } from '../../src/demo/provide-demo.ts';
import { openContext } from '../../src/operations/context.ts';
import { listAccountIds, saveAccount } from '../../src/store/accounts.ts';
import { openStore } from '../../src/store/open-store.ts';
import { type Store, StoreUnavailable } from '../../src/store/store.ts';
import { takeTestDatabase } from '../fixtures/test-database.ts';
import { aVenue } from '../fixtures/venue.ts';

const PUBLIC_URL = 'http://localhost:3000';

async function openStores(): Promise<{ url: string; stores: [Store, Store] }> {
  const { url, giveBack } = await takeTestDatabase();
  const open = () => openStore(url, {}, { maxLockWaitMs: 20 });
  const stores: [Store, Store] = [await open(), await open()];
  onTestFinished(async () => {
    for (const store of stores) await store.close();
    await giveBack();
  });
  return { url, stores };
}

test('no demo beside the venue of another process that keeps its lock longer than a request waits', async () => {
  const { url, stores } = await openStores();
  const [other, store] = stores;
  const venue = { ...aVenue(), accountId: 'casa-brisa' };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const importing = other.write(venue.accountId, async (db) => {
    const account = { accountId: venue.accountId, document: venue, tables: venue.tables };
    await saveAccount(db, { ...account, lastVersion: null }, Date.now());
    lock();
    await released;
  });
  await locked;

  const refusals: unknown[] = [];
  const context = openContext(
    {
      ...store,
      async write(accountId, work) {
        try {
          return await store.write(accountId, work);
        } catch (error) {
          if (refusals.push(error) === 2) release();
          throw error;
        }
      },
    },
    { publicUrl: PUBLIC_URL, bookingsPerHour: 1 },
  );
  await provideDemo(context, { databaseUrl: url, publicUrl: PUBLIC_URL, port: 3000 });
  await importing;

  expect(refusals).toHaveLength(2);
  expect(refusals).toEqual([expect.any(StoreUnavailable), expect.any(StoreUnavailable)]);
  expect(await store.read(listAccountIds)).toEqual(['casa-brisa']);
});
