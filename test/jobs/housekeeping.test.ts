import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { housekeeping } from '../../src/jobs/housekeeping.ts';
import { startJobs } from '../../src/jobs/job-runner.ts';
import { openTestServer } from '../fixtures/test-context.ts';

/** Starts on a database that fails its first request when told to. @returns what was logged, too */
async function start() {
  const { context } = await openTestServer();
  const log: { msg: string; error?: string }[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const ending = Promise.withResolvers<never>();
  ending.promise.catch(() => undefined);
  let asked = 0;
  const ask = () => {
    asked += 1;
    return ending.promise;
  };
  const store = { ...context.store, read: ask, write: ask };
  const failing = { ...context, store };
  const kind = housekeeping({ context: failing, logger });
  const stop = startJobs({ context: failing, logger }, [kind]);
  await expect.poll(() => asked).toBe(1);
  return {
    stop,
    log,
    asked: () => asked,
    async fail() {
      ending.reject(new Error('closed'));
      await setImmediate();
    },
  };
}

test('nothing is logged or begun once it is stopped, although the database closes in the middle', async () => {
  const { stop, log, asked, fail } = await start();
  await stop();
  await fail();
  expect(log).toEqual([]);
  expect(asked()).toBe(1);
});

test('a log line says why, if the database fails otherwise', async () => {
  const { stop, log, fail } = await start();
  await fail();
  await expect.poll(() => log.length).toBeGreaterThan(0);
  await stop();
  expect(log[0]).toMatchObject({ msg: 'housekeeping failed', error: 'closed' });
});
