import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { savePartner } from '../../src/store/partners.ts';
import type { Store } from '../../src/store/store.ts';
import { openTestStore } from '../fixtures/test-database.ts';

/** Resolves with the next call. */
function nextChange(store: Store): Promise<string | null> {
  return new Promise((resolve) => {
    const stop = store.watchChanges((accountId) => {
      stop();
      resolve(accountId);
    });
  });
}

function write(store: Store, accountId: string) {
  return store.write(accountId, (db) => savePartner(db, { partnerId: 'p', name: 'P' }, 1));
}

test('a call for a change of this process, and of another one', async () => {
  const { store, url } = await openTestStore();
  const other = await openStore(url);
  onTestFinished(() => other.close());
  for (const writer of [store, other]) {
    const calls: (string | null)[] = [];
    const stop = store.watchChanges((accountId) => void calls.push(accountId));
    await write(writer, 'casa-test');
    await expect.poll(() => calls.some((each) => each === null || each === 'casa-test')).toBe(true);
    stop();
  }
});

test('no call after the end of the watching', async () => {
  const { store } = await openTestStore();
  let calls = 0;
  const stop = store.watchChanges(() => {
    calls += 1;
  });
  stop();
  const seen = nextChange(store);
  await write(store, 'casa-test');
  await seen;
  expect(calls).toBe(0);
});
