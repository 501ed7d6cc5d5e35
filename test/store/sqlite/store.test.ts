import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { listCustomers } from '../../../src/store/customers.ts';
import { hasPartner, savePartner } from '../../../src/store/partners.ts';
import { type Db, StoreUnavailable } from '../../../src/store/store.ts';
import { connectRaw, openTempStore } from '../../fixtures/temp-database.ts';

const add = (partnerId: string) => async (db: Db) => {
  await savePartner(db, { partnerId, name: partnerId }, 0);
  return partnerId;
};
/** What anyone else sees: another connection, so only what is committed. */
const partnersIn = (database: Database.Database) =>
  database.prepare('select partner_id from partners order by partner_id').pluck().all();

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

test('one commit for simultaneous writes of which some throw', async () => {
  const { store, file } = await openTempStore();
  const before = countCommits(file);
  const fail = async () => {
    throw new Error('no');
  };
  await Promise.allSettled([
    store.write(null, add('a')),
    store.write(null, fail),
    store.write(null, add('c')),
  ]);
  expect(partnersIn(connectRaw(file))).toEqual(['a', 'c']);
  expect(countCommits(file) - before).toBe(1);
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
