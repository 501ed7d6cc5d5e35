import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listCustomers } from '../../src/store/customers.ts';
import { hasPartner, savePartner } from '../../src/store/partners.ts';
import { type Db, StoreUnavailable, TableTaken } from '../../src/store/store.ts';
import { connectRaw, insertRow, openTempStore } from '../fixtures/temp-database.ts';

const add = (partnerId: string) => async (db: Db) => {
  await savePartner(db, { partnerId, name: partnerId }, 0);
  return partnerId;
};
const addAndThrow = (partnerId: string) => async (db: Db) => {
  await add(partnerId)(db);
  throw new Error(`no ${partnerId}`);
};
/** What anyone else sees: another connection, so only what is committed. */
const partnersIn = (database: Database.Database) =>
  database.prepare('select partner_id from partners order by partner_id').pluck().all();

const countPartners = async (db: Db) =>
  (await db.selectFrom('partners').select('partner_id').execute()).length;

test('a new database and its side files are readable only by their owner', async () => {
  const { store, file } = await openTempStore();
  await store.write(null, add('a'));
  const folder = dirname(file);
  const modes = readdirSync(folder).map((name) => [
    name,
    statSync(join(folder, name)).mode & 0o777,
  ]);
  expect(modes).toEqual([
    ['maitre.sqlite', 0o600],
    ['maitre.sqlite-shm', 0o600],
    ['maitre.sqlite-wal', 0o600],
  ]);
});

test('a write that throws is rolled back and rejects with what was thrown', async () => {
  const { store, file } = await openTempStore();
  await expect(store.write(null, addAndThrow('a'))).rejects.toThrow('no a');
  expect(partnersIn(connectRaw(file))).toEqual([]);
});

test('a write that throws does not roll back others in its commit', async () => {
  const { store, file } = await openTempStore();
  const before = countCommits(file);
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
  expect(partnersIn(connectRaw(file))).toEqual(['a', 'c', 'e']);
  expect(countCommits(file) - before).toBe(1);
});

test('a write sees the earlier writes of the same commit', async () => {
  const { store } = await openTempStore();
  const counts = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      store.write(null, async (db) => {
        const before = await countPartners(db);
        await add(name)(db);
        return before;
      }),
    ),
  );
  expect(counts).toEqual([0, 1, 2]);
});

test('a write resolves only once others can read it', async () => {
  const { store, file } = await openTempStore();
  const other = connectRaw(file);
  const names = Array.from({ length: 40 }, (_, index) => `p${index}`);
  const missing: string[] = [];
  await Promise.all(
    names.map(async (name) => {
      const answered = await store.write(null, add(name));
      if (!partnersIn(other).includes(answered)) missing.push(answered);
    }),
  );
  expect(missing).toEqual([]);
});

test('simultaneous writes share few commits; single writes have their own', async () => {
  const { store, file } = await openTempStore();
  const before = countCommits(file);
  await Promise.all(Array.from({ length: 300 }, (_, index) => store.write(null, add(`p${index}`))));
  const shared = countCommits(file) - before;
  expect(shared).toBeGreaterThanOrEqual(1);
  expect(shared).toBeLessThanOrEqual(5);
  for (let index = 0; index < 5; index += 1) await store.write(null, add(`q${index}`));
  expect(countCommits(file) - before - shared).toBe(5);
  expect(partnersIn(connectRaw(file))).toHaveLength(305);
});

test('if a commit fails, all its writes reject, and later writes succeed', async () => {
  const { store, file } = await openTempStore();
  const results = await Promise.allSettled([
    store.write(null, add('a')),
    store.write(null, async (db) => {
      // Checked at the commit: no job fails by itself.
      await sql`pragma defer_foreign_keys = on`.execute(db);
      await db
        .insertInto('api_keys')
        .values({ prefix: 'k', hash: '', partner_id: 'nobody', created_at: 0, revoked_at: null })
        .execute();
    }),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(partnersIn(connectRaw(file))).toEqual([]);
  await store.write(null, add('b'));
  expect(partnersIn(connectRaw(file))).toEqual(['b']);
});

test('StoreUnavailable on a full disk; earlier writes stay, and later writes succeed', async () => {
  const { store, file } = await openTempStore();
  const fill = store.write(null, async (db) => {
    await limitPages(db, 1);
    for (let index = 0; ; index += 1) {
      await savePartner(db, { partnerId: `full-${index}`, name: 'x'.repeat(2000) }, 0);
    }
  });
  const results = await Promise.allSettled([store.write(null, add('a')), fill]);
  expect(results[1]).toMatchObject({ reason: expect.any(StoreUnavailable) });
  const answered = results[0].status === 'fulfilled' ? ['a'] : [];
  expect(partnersIn(connectRaw(file))).toEqual(answered);
  await store.write(null, (db) => limitPages(db, 1_000_000));
  await store.write(null, add('b'));
  expect(partnersIn(connectRaw(file))).toEqual([...answered, 'b']);
});

test('TableTaken when the database refuses an occupied table', async () => {
  const { store, file } = await openTempStore();
  const database = connectRaw(file);
  insertRow(database, 'accounts');
  insertRow(database, 'venue_tables');
  for (const uuid of ['a', 'b']) insertRow(database, 'bookings', { uuid });
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
  const results = await Promise.allSettled([
    store.write(null, take('a')),
    store.write(null, take('b')),
  ]);
  expect(results).toMatchObject([
    { status: 'fulfilled' },
    { reason: expect.any(TableTaken) as unknown },
  ]);
});

test('a read sees one snapshot, whatever is written meanwhile', async () => {
  const { store } = await openTempStore();
  const counts = await store.read(async (db) => {
    const first = await countPartners(db);
    await store.write(null, add('a'));
    return [first, await countPartners(db)];
  });
  expect(counts).toEqual([0, 0]);
  expect(await store.read(countPartners)).toBe(1);
});

test('a read does not see uncommitted writes', async () => {
  const { store } = await openTempStore();
  const seen = await store.write(null, async (db) => {
    await add('a')(db);
    return store.read((reader) => hasPartner(reader, 'a'));
  });
  expect(seen).toBe(false);
  expect(await store.read((db) => hasPartner(db, 'a'))).toBe(true);
});

test('a read that throws rejects with what was thrown, and the next one succeeds', async () => {
  const { store } = await openTempStore();
  const reads = await Promise.allSettled([
    store.read(async (db) => {
      await countPartners(db);
      throw new Error('no read');
    }),
    store.read(countPartners),
  ]);
  expect(reads).toMatchObject([{ reason: { message: 'no read' } }, { value: 0 }]);
});

test('a statement in use is prepared once, despite many variants of others', async () => {
  const { store } = await openTempStore();
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  for (let length = 1; length <= 600; length++) {
    await store.read((db) => listCustomers(db, 'casa', Array<string>(length).fill('nobody')));
    await store.read((db) => hasPartner(db, 'one'));
  }
  await store.read((db) => hasPartner(db, 'other'));
  const texts = prepare.mock.calls.map(([text]) => text);
  expect(texts.filter((text) => text.includes('"customers"'))).toHaveLength(600);
  expect(texts.filter((text) => text.includes('"partners"'))).toHaveLength(1);
});

test('a new statement is cached even if the cache is full', async () => {
  const { store } = await openTempStore();
  for (let length = 1; length <= 600; length++) {
    await store.read((db) => listCustomers(db, 'casa', Array<string>(length).fill('nobody')));
  }
  const prepare = vi.spyOn(Database.prototype, 'prepare');
  for (const partner of ['one', 'other']) await store.read((db) => hasPartner(db, partner));
  expect(prepare).toHaveBeenCalledTimes(1);
});

async function limitPages(db: Db, pages: number): Promise<void> {
  await sql.raw(`pragma max_page_count = ${pages}`).execute(db);
}

/**
 * The commits in the write-ahead log, which says of each frame whether it ends one: the size of the
 * database after it, or 0 (https://www.sqlite.org/fileformat2.html#the_write_ahead_log).
 */
function countCommits(file: string): number {
  const log = readFileSync(`${file}-wal`);
  if (log.length < 32) return 0;
  const pageSize = log.readUInt32BE(8);
  const salt = log.subarray(16, 24);
  let commits = 0;
  for (let at = 32; at + 24 + pageSize <= log.length; at += 24 + pageSize) {
    if (!log.subarray(at + 8, at + 16).equals(salt)) break;
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}
