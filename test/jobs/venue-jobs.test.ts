import { expect, test, vi } from 'vitest';
import type { PlannedJob } from '../../src/domain/venue-job.ts';
import { addDays } from '../../src/domain/venue-time.ts';
import { Slots } from '../../src/jobs/slots.ts';
import { venueJobs } from '../../src/jobs/venue-jobs.ts';
import { importVenue } from '../../src/operations/venues/import-venue.ts';
import { findVenueJob } from '../../src/store/venue-jobs.ts';
import { doDueJobs } from '../fixtures/do-due-jobs.ts';
import { NOON, openTestServer, type TestServer, TODAY } from '../fixtures/test-context.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Jobs of which the first is due an hour after its venue is asked, and then one each day. */
function aKind(
  { context }: TestServer,
  perform: (work: string) => Promise<string> = async () => 'DONE',
  wants: (accountId: string) => boolean = () => true,
) {
  return venueJobs<string>(context, {
    name: 'tests',
    errorLine: 'tests not done',
    first: ({ accountId }, now) =>
      wants(accountId) ? { workDay: TODAY, dueAt: now + HOUR } : null,
    next: (_, { workDay, dueAt }: PlannedJob) => ({
      workDay: addDays(workDay, 1),
      dueAt: dueAt + DAY,
    }),
    prepare: async ({ venue }, { workDay }) => `${venue.accountId} ${workDay}`,
    perform,
  });
}

const jobOf = ({ context, venue }: TestServer) =>
  context.store.lookUp((db) => findVenueJob(db, { kind: 'tests', accountId: venue.accountId }));

test('a venue without a job gets its first one, which is done when it is due, by one of two processes', async () => {
  const server = await openTestServer();
  const done: string[] = [];
  const perform = async (work: string) => {
    done.push(work);
    return 'DONE';
  };
  const processes = [aKind(server, perform), aKind(server, perform)];
  const pollAt = (now: number) => {
    server.setNow(now);
    return Promise.all(processes.map((kind) => doDueJobs(server.context, kind)));
  };
  await pollAt(NOON);
  expect(await jobOf(server)).toMatchObject({ workDay: TODAY, dueAt: NOON + HOUR });
  await pollAt(NOON + HOUR - 1);
  expect(done).toEqual([]);
  const both = await pollAt(NOON + HOUR);
  expect(done).toEqual([`casa-test ${TODAY}`]);
  expect(both.flatMap(({ outcomes }) => outcomes)).toEqual(['DONE']);
  expect(await jobOf(server)).toMatchObject({
    workDay: addDays(TODAY, 1),
    dueAt: NOON + HOUR + DAY,
    tries: 0,
    claimedUntil: null,
  });
});

test('a job of a process that was killed is done by another one once its claim has expired, not before', async () => {
  const server = await openTestServer();
  await doDueJobs(server.context, aKind(server));
  server.setNow(NOON + HOUR);
  const killed = Promise.withResolvers<void>();
  void doDueJobs(
    server.context,
    aKind(server, () => {
      killed.resolve();
      return new Promise(() => {});
    }),
  );
  await killed.promise;
  server.setNow(NOON + HOUR + 29_000);
  expect((await doDueJobs(server.context, aKind(server))).outcomes).toEqual([]);
  server.setNow(NOON + HOUR + 30_000);
  expect((await doDueJobs(server.context, aKind(server))).outcomes).toEqual(['DONE']);
});

test('a job that takes longer than a claim stays with its process', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const server = await openTestServer();
    await doDueJobs(server.context, aKind(server));
    server.setNow(NOON + HOUR);
    const end = Promise.withResolvers<string>();
    const kind = aKind(server, () => end.promise);
    const [lane] = await kind.due();
    if (!lane) throw new Error('a job is due');
    const slots = new Slots({ context: server.context, kind }, lane);
    await slots.turn();
    for (let seconds = 10; seconds <= 100; seconds += 10) {
      server.setNow(NOON + HOUR + seconds * 1000);
      vi.advanceTimersByTime(10_000);
      await expect
        .poll(async () => (await jobOf(server))?.claimedUntil)
        .toBe(server.context.now() + 30_000);
    }
    expect((await doDueJobs(server.context, aKind(server))).outcomes).toEqual([]);
    end.resolve('DONE');
    await vi.waitUntil(() => slots.hasResults);
    expect((await slots.turn(0)).ended).toMatchObject([{ outcome: 'DONE' }]);
  } finally {
    vi.useRealTimers();
  }
});

test('a job that fails is retried with longer and longer pauses, and given up after three days for the next one', async () => {
  const server = await openTestServer();
  await doDueJobs(server.context, aKind(server));
  const tries: number[] = [];
  const kind = aKind(server, async () => {
    tries.push((server.context.now() - NOON - HOUR) / MINUTE);
    throw new Error('the disk is full');
  });
  for (;;) {
    const job = await jobOf(server);
    if (!job || job.workDay !== TODAY) break;
    server.setNow(job.dueAt);
    await expect(doDueJobs(server.context, kind)).rejects.toThrow('the disk is full');
  }
  expect(tries).toEqual([0, 1, 3, 8, 23, 53, 113, 233, 473, 953, 1913, 3353]);
  expect(await jobOf(server)).toMatchObject({ workDay: addDays(TODAY, 1), tries: 0 });
});

test('a venue whose job fails holds up no other one', async () => {
  const server = await openTestServer();
  await importVenue(server.context, { ...server.venue, accountId: 'casa-other' });
  const done: string[] = [];
  const kind = aKind(server, async (work) => {
    if (work.startsWith('casa-test')) throw new Error('no');
    done.push(work);
    return 'DONE';
  });
  await doDueJobs(server.context, kind);
  server.setNow(NOON + HOUR);
  await expect(doDueJobs(server.context, kind)).rejects.toThrow('no');
  expect(done).toEqual([`casa-other ${TODAY}`]);
});

test('a venue that wants no job is asked once by each process', async () => {
  const server = await openTestServer();
  const asked: string[] = [];
  const kind = aKind(server, undefined, (accountId) => {
    asked.push(accountId);
    return false;
  });
  await doDueJobs(server.context, kind);
  await doDueJobs(server.context, kind);
  expect(asked).toEqual(['casa-test']);
  expect(await jobOf(server)).toBeNull();
});

test('a job that a wrong clock has planned far ahead is planned anew', async () => {
  const server = await openTestServer();
  server.stepClock(NOON + 365 * DAY);
  await doDueJobs(server.context, aKind(server));
  server.stepClock(NOON);
  await doDueJobs(server.context, aKind(server));
  expect(await jobOf(server)).toMatchObject({ dueAt: NOON + HOUR, claimedUntil: null });
});
