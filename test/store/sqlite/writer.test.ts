import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore, type StoreOptions } from '../../../src/store/open-store.ts';
import { savePartner } from '../../../src/store/partners.ts';
import { connect } from '../../../src/store/sqlite/connection.ts';
import { type DatabaseFiles, openDatabaseFiles } from '../../../src/store/sqlite/database-files.ts';
import { Writer } from '../../../src/store/sqlite/writer.ts';
import {
  type Db,
  type Store,
  StoreUnavailable,
  type WriteObserver,
} from '../../../src/store/store.ts';
import { connectRaw, tempFolder } from '../../fixtures/temp-database.ts';

async function open(options: StoreOptions & WriteObserver = {}) {
  const file = join(tempFolder(), 'maitre.sqlite');
  const store = await openStore(`file:${file}`, options, options);
  onTestFinished(() => store.close());
  return { store, file };
}

/** A store whose disk takes as long to flush as the test wants. */
async function openOnSlowDisk() {
  const flushes: PromiseWithResolvers<void>[] = [];
  let isSlow = false;
  const openFiles = (path: string): DatabaseFiles => ({
    ...openDatabaseFiles(path),
    async flush() {
      if (!isSlow) return;
      const flush = Promise.withResolvers<void>();
      flushes.push(flush);
      await flush.promise;
    },
  });
  const failed = vi.fn<(error: StoreUnavailable) => void>();
  const { store } = await open({ openFiles, failed });
  isSlow = true;
  return { store, flushes, failed };
}

const add =
  (partnerId: string, name = partnerId) =>
  (db: Db) =>
    savePartner(db, { partnerId, name }, 0);
const listPartners = (store: Store) =>
  store.read(async (db) => {
    const rows = await db.selectFrom('partners').select('partner_id').execute();
    return rows.map((row) => row.partner_id);
  });

test('reads answer while another process holds the lock; writes wait, and then fail', async () => {
  const { store, file } = await open({ maxLockWaitMs: 150 });
  await store.write(null, add('a'));
  const other = connectRaw(file);
  other.exec('begin exclusive');
  // The write waits until the test lets the time pass.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const events: string[] = [];
  const write = store.write(null, add('b')).catch((error: unknown) => {
    events.push('write');
    return error;
  });
  for (let reads = 0; reads < 3; reads += 1) {
    expect(await listPartners(store)).toEqual(['a']);
    events.push('read');
    await new Promise(setImmediate);
  }
  vi.advanceTimersByTime(150);
  expect(await write).toBeInstanceOf(StoreUnavailable);
  expect(String(await write)).toContain('locked by another process');
  expect(events).toEqual(['read', 'read', 'read', 'write']);

  other.exec('rollback');
  await store.write(null, add('c'));
  expect(await listPartners(store)).toEqual(['a', 'c']);
});

test('a second store of this process opens once the write that the first one runs has ended', async () => {
  const { store, file } = await open();
  const began = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const write = store.write(null, async (db) => {
    await add('a')(db);
    began.resolve();
    await end.promise;
  });
  await began.promise;
  const second = openStore(`file:${file}`);
  // Only where opening lets the process go on.
  setImmediate(end.resolve);
  await expect(second).resolves.toBeDefined();
  await write;
  expect(await listPartners(await second)).toEqual(['a']);
  await (await second).close();
});

test('a store opens once another connection has ended its read of the log', async () => {
  const { store, file } = await open();
  await store.write(null, add('a'));
  const other = connectRaw(file);
  other.exec('begin; select * from partners');
  const second = openStore(`file:${file}`);
  setImmediate(() => other.exec('commit'));
  expect(await listPartners(await second)).toEqual(['a']);
  expect(statSync(`${file}-wal`).size).toBeLessThan(10_000);
  await (await second).close();
});

test('StoreUnavailable from opening if the lock stays', async () => {
  const { file } = await open();
  connectRaw(file).exec('begin immediate');
  const second = openStore(`file:${file}`, {}, { maxLockWaitMs: 50 });
  await expect(second).rejects.toThrow('locked by another process');
});

test('a read rejects with its own error if SQLite itself has ended its transaction; later reads succeed', async () => {
  const { store } = await open();
  await store.write(null, add('a'));
  const read = store.read((db) =>
    sql`insert or rollback into partners (partner_id, name, created_at)
      values ('a', 'again', 0)`.execute(db),
  );
  await expect(read).rejects.toThrow('UNIQUE constraint failed');
  expect(await listPartners(store)).toEqual(['a']);
});

test('a write succeeds if the lock is released in time', async () => {
  const { store, file } = await open();
  const other = connectRaw(file);
  other.exec('begin immediate');
  const write = store.write(null, add('a'));
  await new Promise(setImmediate);
  other.exec('rollback');
  await write;
  expect(await listPartners(store)).toEqual(['a']);
});

test('each write waits for a lock for its own time, also behind others', async () => {
  const { store, file } = await open({ maxLockWaitMs: 100 });
  const other = connectRaw(file);
  other.exec('begin immediate');
  const first = store.write(null, add('a')).then(
    () => 'written',
    () => 'refused',
  );
  await new Promise(setImmediate);
  const second = store.write(null, add('b')).then(
    () => 'written',
    () => 'refused',
  );
  expect([await first, await second]).toEqual(['refused', 'refused']);
});

test('StoreUnavailable from requireWritable within a second while the lock is held', async () => {
  const { store, file } = await open();
  const other = connectRaw(file);
  other.exec('begin exclusive');
  await expect(store.requireWritable()).rejects.toThrow(StoreUnavailable);
  other.exec('rollback');
  await store.requireWritable();
});

test('reads do not wait for a flush; a write resolves after its own, in order', async () => {
  const { store, flushes } = await openOnSlowDisk();
  const done: string[] = [];
  const writes = ['a', 'b'].map(async (name) => {
    await store.write(null, add(name));
    done.push(name);
  });
  await vi.waitFor(() => expect(flushes).toHaveLength(1));
  const later = store.write(null, add('c')).then(() => done.push('c'));
  await listPartners(store);
  expect(done).toEqual([]);
  flushes[0]?.resolve();
  await Promise.all(writes);
  expect(done).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(flushes).toHaveLength(2));
  expect(done).toEqual(['a', 'b']);
  flushes[1]?.resolve();
  await later;
  expect(done).toEqual(['a', 'b', 'c']);
});

test('after a flush that failed, no write is accepted, and that is reported once', async () => {
  const { store, flushes, failed } = await openOnSlowDisk();
  const writes = Promise.allSettled([store.write(null, add('a')), store.write(null, add('b'))]);
  await vi.waitFor(() => expect(flushes).toHaveLength(1));
  const waiting = Promise.allSettled([store.write(null, add('c'))]);
  const error = new StoreUnavailable('The disk is broken.');
  flushes[0]?.reject(error);
  for (const { status } of [...(await writes), ...(await waiting)]) expect(status).toBe('rejected');
  await expect(store.write(null, add('d'))).rejects.toBe(error);
  await expect(store.requireWritable()).rejects.toBe(error);
  expect(failed.mock.calls).toEqual([[error]]);
});

test('a write that is flushed while the store closes fails, and nobody is told that the disk is broken', async () => {
  const { store, flushes, failed } = await openOnSlowDisk();
  const write = store.write(null, add('a'));
  await vi.waitFor(() => expect(flushes).toHaveLength(1));
  await store.close();
  flushes[0]?.resolve();
  await expect(write).rejects.toThrow(StoreUnavailable);
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['deleted', 'maitre.sqlite'],
  ['replaced', 'maitre.sqlite'],
  ['deleted', 'maitre.sqlite-wal'],
] as const)(
  'writes are refused once the database has been %s (%s), and reads answer',
  async (what, name) => {
    const failed = vi.fn<(error: StoreUnavailable) => void>();
    const { store, file } = await open({ failed });
    await store.write(null, add('a'));
    const path = join(file, '..', name);
    if (what === 'deleted') rmSync(path);
    else {
      connectRaw(`${file}.new`).exec('create table t (a)');
      renameSync(`${file}.new`, path);
    }
    await expect(store.write(null, add('b'))).rejects.toThrow(/deleted or replaced/);
    await expect(store.requireWritable()).rejects.toThrow(/deleted or replaced/);
    expect(await listPartners(store)).toContain('a');
    expect(failed).toHaveBeenCalledOnce();
  },
);

test('a large log is emptied into the database', async () => {
  const { store, file } = await open();
  const log = () => statSync(`${file}-wal`).size;
  await store.write(null, async (db) => {
    for (let index = 0; index < 340; index += 1) await add(`p${index}`, 'x'.repeat(100_000))(db);
  });
  expect(log()).toBeGreaterThan(32_000_000);
  await expect.poll(log).toBeLessThan(100_000);
  expect(await listPartners(store)).toHaveLength(340);
});

test('writes continue while a large log is copied, and only then is it emptied', async () => {
  const { file } = await open();
  const connection = connect(`file:${file}`);
  onTestFinished(() => connection.close());
  const copied = Promise.withResolvers<null>();
  const checkpoints = { copyLog: vi.fn(() => copied.promise), emptyLog: vi.fn(async () => null) };
  const files = { ...openDatabaseFiles(file), logSize: () => 40_000_000 };
  onTestFinished(() => files.close());
  const writer = new Writer(connection.db, { files, checkpoints, observer: {} });
  for (const name of ['a', 'b', 'c']) await writer.write(add(name), 1000);
  const emptied = writer.truncateLog();
  expect([checkpoints.copyLog.mock.calls.length, checkpoints.emptyLog.mock.calls.length]).toEqual([
    1, 0,
  ]);
  copied.resolve(null);
  expect(await emptied).toBeNull();
  expect(checkpoints.emptyLog).toHaveBeenCalled();
});

test('truncateLog says it if the database is closed meanwhile', async () => {
  const { store } = await open();
  const truncated = store.truncateLog();
  await store.close();
  expect(await truncated).toBe('the database is closed');
});

test('truncateLog says why the log cannot be emptied, and null once it can', async () => {
  const { store, file } = await open();
  await store.write(null, add('a'));
  const backup = connectRaw(file);
  backup.exec('begin; select * from partners;');
  await store.write(null, add('b'));
  expect(await store.truncateLog()).toContain('another process is using the log');
  backup.exec('commit');
  expect(await store.truncateLog()).toBeNull();
  expect(await listPartners(store)).toEqual(['a', 'b']);
});

test('statement journals stay in memory, so that a full temporary folder refuses nothing', async () => {
  const { store } = await open();
  const readSetting = async (db: Db) =>
    (await sql<{ temp_store: number }>`pragma temp_store`.execute(db)).rows[0]?.temp_store;
  expect([await store.read(readSetting), await store.write(null, readSetting)]).toEqual([2, 2]);
});
