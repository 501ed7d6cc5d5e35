import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startJobs } from '../../src/jobs/job-runner.ts';
import { waitListOffers } from '../../src/jobs/wait-list-offers.ts';
import { listJournalEntries } from '../../src/store/journal.ts';
import type { TestServer } from '../fixtures/test-context.ts';
import {
  book,
  cancel,
  join,
  openWaitList,
  stateOf,
} from '../operations/wait-list/wait-list-server.ts';

/** Starts offering tables. @returns what was logged, and what stops it */
function start({ context }: TestServer) {
  const log: unknown[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const stop = startJobs({ context, logger }, [waitListOffers(context)]);
  onTestFinished(stop);
  return { log, stop };
}

test('a table is offered soon after the booking of it is canceled, once by two processes', async () => {
  const server = await openWaitList();
  const { log } = start(server);
  start(server);
  const taken = await book(server);
  const first = await join(server);
  await cancel(server, taken);
  await expect.poll(() => stateOf(server, first)).toBe('OFFERED');
  const { accountId } = server.venue;
  const entries = await server.context.store.read((db) =>
    listJournalEntries(db, { accountId, subjectId: first }),
  );
  expect(entries.map(({ operation }) => operation)).toEqual(['create-booking', 'offer-table']);
  expect(log).toEqual([]);
});

test('what came free while no process ran is offered at the next start', async () => {
  const server = await openWaitList();
  const taken = await book(server);
  const first = await join(server);
  await start(server).stop();
  await cancel(server, taken);
  expect(await stateOf(server, first)).toBe('WAITING');
  start(server);
  await expect.poll(() => stateOf(server, first)).toBe('OFFERED');
});
