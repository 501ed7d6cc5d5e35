import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { savePartner } from '../../../src/store/partners.ts';
import { Checkpoints } from '../../../src/store/sqlite/checkpoints.ts';
import { connectRaw, openTempStore } from '../../fixtures/temp-database.ts';

function open(path: string, script?: string): Checkpoints {
  const url = script === undefined ? undefined : new URL(`data:text/javascript,${script}`);
  const checkpoints = new Checkpoints(path, url);
  onTestFinished(() => checkpoints.close());
  return checkpoints;
}

test('null, again and again', async () => {
  const { file } = await openTempStore();
  const checkpoints = open(file);
  for (let runs = 0; runs < 15; runs += 1) {
    expect(await checkpoints.copyLog()).toBeNull();
    expect(await checkpoints.emptyLog()).toBeNull();
  }
});

test('the reason for a database that is not there, and none is created', async () => {
  const checkpoints = open('/nowhere/maitre.sqlite');
  expect(await checkpoints.emptyLog()).toMatch(/unable to open|directory does not exist/);
});

test.each([
  ['fails', 'throw new Error("no memory")', 'no memory'],
  ['ends', 'process.exit(0)', 'the thread for it has ended'],
])('the reason if the thread %s; the next attempt starts another', async (_, script, reason) => {
  const { file } = await openTempStore();
  const checkpoints = open(file, script);
  expect([await checkpoints.emptyLog(), await checkpoints.emptyLog()]).toEqual([reason, reason]);
});

test('the reason if it is closed meanwhile', async () => {
  const { file } = await openTempStore();
  const checkpoints = open(file, 'setInterval(() => {}, 1000)');
  const run = checkpoints.emptyLog();
  checkpoints.close();
  expect(await run).toBe('the thread for it has ended');
});

test('copyLog moves rows into the database, also while others read the log, which stays', async () => {
  const { store, file } = await openTempStore();
  const reading = connectRaw(file);
  await store.write(null, (db) => savePartner(db, { partnerId: 'a', name: 'Mark of a' }, 0));
  reading.exec('begin; select * from partners;');
  expect(readFileSync(file, 'latin1')).not.toContain('Mark of a');
  expect(await open(file).copyLog()).toBeNull();
  expect(readFileSync(file, 'latin1')).toContain('Mark of a');
  expect(readFileSync(`${file}-wal`, 'latin1')).toContain('Mark of a');
});
