import { expect, test } from 'vitest';
import { hasPartner, savePartner } from '../../src/store/partners.ts';
import { type Db, TableTaken } from '../../src/store/store.ts';
import { insertRow, openRaw } from '../fixtures/raw-database.ts';
import { openTestStore } from '../fixtures/test-database.ts';

const add = (partnerId: string) => async (db: Db) => {
  await savePartner(db, { partnerId, name: partnerId }, 0);
  return partnerId;
};
const addAndThrow = (partnerId: string) => async (db: Db) => {
  await add(partnerId)(db);
  throw new Error(`no ${partnerId}`);
};
const listPartners = async (db: Db) =>
  (await db.selectFrom('partners').select('partner_id').orderBy('partner_id').execute()).map(
    ({ partner_id }) => partner_id,
  );
const countPartners = async (db: Db) => (await listPartners(db)).length;

/** A store, and what anyone else sees: another connection, so only what is committed. */
async function open() {
  const { store, url } = await openTestStore();
  const raw = openRaw(url);
  return { store, raw, seenByOthers: () => listPartners(raw) };
}

test('a write that throws is rolled back and rejects with what was thrown', async () => {
  const { store, seenByOthers } = await open();
  await expect(store.write(null, addAndThrow('a'))).rejects.toThrow('no a');
  expect(await seenByOthers()).toEqual([]);
});

test('a write that throws does not roll back others at the same time', async () => {
  const { store, seenByOthers } = await open();
  const results = await Promise.allSettled(
    ['a', 'b', 'c', 'd', 'e'].map((name, index) =>
      store.write(null, index % 2 === 1 ? addAndThrow(name) : add(name)),
    ),
  );
  expect(results).toMatchObject([
    { value: 'a' },
    { reason: { message: 'no b' } },
    { value: 'c' },
    { reason: { message: 'no d' } },
    { value: 'e' },
  ]);
  expect(await seenByOthers()).toEqual(['a', 'c', 'e']);
});

test.each([null, 'casa'])(
  'simultaneous writes of %j run one after another, each on what the others wrote',
  async (accountId) => {
    const { store } = await open();
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.write(accountId, async (db) => {
          const before = await countPartners(db);
          await add(`p${index}`)(db);
          return before;
        }),
      ),
    );
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  },
);

test('a read does not wait for fifty queued writes of a venue', async () => {
  const { store } = await open();
  const first = Promise.withResolvers<void>();
  const hanging = store.write('casa', () => first.promise);
  const queued = Array.from({ length: 50 }, (_, index) => store.write('casa', add(`p${index}`)));
  expect(await store.read(countPartners)).toBe(0);
  first.resolve();
  await Promise.all([hanging, ...queued]);
  expect(await store.read(countPartners)).toBe(50);
});

test('a write resolves only once others can read it', async () => {
  const { store, seenByOthers } = await open();
  const names = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const missing: string[] = [];
  await Promise.all(
    names.map(async (name) => {
      const answered = await store.write(null, add(name));
      if (!(await seenByOthers()).includes(answered)) missing.push(answered);
    }),
  );
  expect(missing).toEqual([]);
});

test('TableTaken when the database refuses an occupied table', async () => {
  const { store, raw } = await open();
  await insertRow(raw, 'accounts');
  await insertRow(raw, 'venue_tables');
  for (const uuid of ['a', 'b']) await insertRow(raw, 'bookings', { uuid });
  const take = (booking_uuid: string) => (db: Db) =>
    db
      .insertInto('booking_tables')
      .values({
        account_id: '1',
        work_day: '1',
        booking_uuid,
        table_id: 1,
        starts_at: 0,
        ends_at: 1,
        is_seated: 0,
      })
      .execute();
  await store.write('1', take('a'));
  await expect(store.write('1', take('b'))).rejects.toThrow(TableTaken);
});

test('a read sees one snapshot, whatever is written meanwhile', async () => {
  const { store } = await openTestStore();
  const counts = await store.read(async (db) => {
    const first = await countPartners(db);
    await store.write(null, add('a'));
    return [first, await countPartners(db)];
  });
  expect(counts).toEqual([0, 0]);
  expect(await store.read(countPartners)).toBe(1);
});

test('a read does not see uncommitted writes', async () => {
  const { store } = await openTestStore();
  const seen = await store.write(null, async (db) => {
    await add('a')(db);
    return store.read((reader) => hasPartner(reader, 'a'));
  });
  expect(seen).toBe(false);
  expect(await store.read((db) => hasPartner(db, 'a'))).toBe(true);
});

test('a read that throws rejects with what was thrown, and the next one succeeds', async () => {
  const { store } = await openTestStore();
  const reads = await Promise.allSettled([
    store.read(async (db) => {
      await countPartners(db);
      throw new Error('no read');
    }),
    store.read(countPartners),
  ]);
  expect(reads).toMatchObject([{ reason: { message: 'no read' } }, { value: 0 }]);
});
