import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type JobKind, type Lane, NOTHING_TAKEN } from '../../src/jobs/job-kind.ts';
import { type JobMetrics, startJobs } from '../../src/jobs/job-runner.ts';
import type { AppContext } from '../../src/operations/context.ts';
import { findVenueJob, saveVenueJob } from '../../src/store/venue-jobs.ts';
import { NOON, openTestServer, TODAY } from '../fixtures/test-context.ts';

const laneOf = (key: string, waitMs = 0): Lane => ({ key, waitMs, accountId: null });

/** A kind that does nothing, in lanes that are always due. */
function aKind(overrides: Partial<JobKind> = {}): JobKind {
  return {
    name: 'tests',
    errorLine: 'tests not done',
    pollAfterCommitMs: 50,
    due: async () => [laneOf('a')],
    ...overrides,
  };
}

function start(context: AppContext, kinds: readonly JobKind[], metrics?: JobMetrics) {
  const log: { msg: string; error?: string }[] = [];
  const logger = pino({}, { write: (line: string) => void log.push(JSON.parse(line)) });
  const stop = startJobs({ context, logger, metrics }, kinds);
  onTestFinished(stop);
  return { log, stop };
}

describe('without a database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Kinds without claims need no more of it. */
  function aContext() {
    const watchers = new Set<() => void>();
    const store = {
      watchChanges(onChange: () => void) {
        watchers.add(onChange);
        return () => watchers.delete(onChange);
      },
    };
    const commit = () => {
      for (const watcher of watchers) watcher();
    };
    return { context: { store } as unknown as AppContext, commit, watchers };
  }

  /** Lanes that are due once, each at so many milliseconds from now. */
  function aSchedule(times: Record<string, number>) {
    const startedAt = performance.now();
    const waiting = new Map(Object.entries(times));
    const done: [string, number][] = [];
    return {
      waiting,
      done,
      due: async () =>
        [...waiting].map(([key, at]) => laneOf(key, startedAt + at - performance.now())),
      perform: async ({ id }: { id: string }) => {
        done.push([id, performance.now() - startedAt]);
        waiting.delete(id);
      },
    };
  }

  test('what is due is done at the start, what is due later at its time', async () => {
    const { context } = aContext();
    const schedule = aSchedule({ now: 0, soon: 400, late: 45_000 });
    start(context, [aKind({ due: schedule.due, perform: schedule.perform })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(schedule.done).toEqual([
      ['now', 0],
      ['soon', 400],
      ['late', 45_000],
    ]);
  });

  test('what a commit makes due is done soon after it, with one poll for many commits', async () => {
    const { context, commit } = aContext();
    const { waiting, done, due, perform } = aSchedule({});
    let polls = 0;
    const count = () => {
      polls += 1;
      return due();
    };
    start(context, [aKind({ due: count, perform })]);
    await vi.advanceTimersByTimeAsync(1000);
    for (let commits = 0; commits < 10; commits += 1) commit();
    waiting.set('new', 0);
    await vi.advanceTimersByTimeAsync(50);
    expect(done).toEqual([['new', 1050]]);
    // At the start, for all commits, and after the job has begun and ended.
    expect(polls).toBeLessThanOrEqual(4);
  });

  test('a kind that does not follow commits finds what is due within half a minute', async () => {
    const { context, commit } = aContext();
    const { waiting, done, due, perform } = aSchedule({});
    start(context, [aKind({ due, perform, pollAfterCommitMs: undefined })]);
    await vi.advanceTimersByTimeAsync(1000);
    waiting.set('new', 0);
    commit();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(28_000);
    expect(done).toEqual([['new', 30_000]]);
  });

  test('a lane that fails is retried after 1, 2, 4, 8, 16 and then every 30 seconds, and holds up no other', async () => {
    const { context } = aContext();
    const { done, due } = aSchedule({ bad: 0, good: 0 });
    const tries: number[] = [];
    const startedAt = performance.now();
    const waiting = new Set(['bad', 'good']);
    const { log } = start(context, [
      aKind({
        due: async () => (await due()).filter(({ key }) => waiting.has(key)),
        async perform({ id }) {
          if (id === 'bad') {
            tries.push(Math.round((performance.now() - startedAt) / 1000));
            throw new Error('no');
          }
          waiting.delete(id);
          done.push([id, 0]);
        },
      }),
    ]);
    await vi.advanceTimersByTimeAsync(95_000);
    expect(tries).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
    expect(done).toEqual([['good', 0]]);
    expect(log).toHaveLength(tries.length);
    expect(log[0]).toMatchObject({ level: 50, msg: 'tests not done', error: 'no' });
  });

  test('a kind whose poll fails is retried, is logged with its own line, and holds up no other kind', async () => {
    const { context, commit } = aContext();
    let polls = 0;
    const bad = aKind({
      dueErrorLine: 'tests not found',
      errorLevel: 'warn',
      async due() {
        polls += 1;
        throw new Error('no');
      },
    });
    const { done, due, perform } = aSchedule({ good: 500 });
    const { log } = start(context, [bad, aKind({ due, perform })]);
    await vi.advanceTimersByTimeAsync(900);
    commit();
    await vi.advanceTimersByTimeAsync(99);
    expect(done).toEqual([['good', 500]]);
    // A commit does not shorten the pause.
    expect(polls).toBe(1);
    expect(log).toMatchObject([{ level: 40, msg: 'tests not found', error: 'no' }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(polls).toBe(2);
  });

  test('a lane that takes long holds up only its own kind, which opens at most lanesAtOnce lanes', async () => {
    const { context } = aContext();
    const never = Promise.withResolvers<void>();
    const begun: string[] = [];
    const slow = aKind({
      lanesAtOnce: 2,
      due: async () => ['a', 'b', 'c'].map((key) => laneOf(key)),
      perform({ id }) {
        begun.push(id);
        return never.promise;
      },
    });
    const { done, due, perform } = aSchedule({ other: 40_000 });
    const { stop } = start(context, [slow, aKind({ due, perform })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(begun).toEqual(['a', 'b']);
    expect(done).toEqual([['other', 40_000]]);
    const stopped = stop();
    never.resolve();
    await stopped;
    expect(begun).toEqual(['a', 'b']);
  });

  test('stopping waits for what is under way and begins nothing; what takes longer than graceMs is aborted', async () => {
    const { context, commit, watchers } = aContext();
    const end = Promise.withResolvers<void>();
    let begun = 0;
    const abort = vi.fn(() => end.resolve());
    const kind = aKind({
      graceMs: 4000,
      abort,
      perform() {
        begun += 1;
        return end.promise;
      },
    });
    const { stop } = start(context, [kind]);
    await vi.advanceTimersByTimeAsync(100);
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    commit();
    expect(watchers.size).toBe(0);
    await vi.advanceTimersByTimeAsync(3999);
    expect([isStopped, abort.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1);
    await stopped;
    expect([begun, abort.mock.calls.length]).toEqual([1, 1]);
  });

  test('stopping does not wait for what may be interrupted, whose error is not logged then', async () => {
    const { context } = aContext();
    const end = Promise.withResolvers<void>();
    const { log, stop } = start(context, [aKind({ graceMs: 0, perform: () => end.promise })]);
    await vi.advanceTimersByTimeAsync(100);
    await stop();
    end.reject(new Error('closed'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(log).toEqual([]);
  });

  test('what became of jobs is counted by kind; gauges are read no more often than they may be', async () => {
    const { context, commit } = aContext();
    const ended: unknown[] = [];
    const measured: unknown[] = [];
    const metrics: JobMetrics = {
      ended: (kind, outcomes) => void (outcomes.length > 0 && ended.push([kind, ...outcomes])),
      measured: (gauge, value) => void measured.push([gauge, value]),
    };
    const { waiting, due, perform } = aSchedule({ a: 0 });
    const gauges = [{ name: 'maitre_tests', help: '', read: async () => waiting.size }];
    start(context, [aKind({ due, perform, gauges, gaugesMs: 30_000 })], metrics);
    for (let seconds = 0; seconds < 29; seconds += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      commit();
    }
    expect(ended).toEqual([['tests', 'DONE']]);
    expect(measured).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(measured.at(-1)).toEqual(['maitre_tests', 0]);
  });
});

describe('with claims', () => {
  const KEY = { kind: 'tests', accountId: 'casa-test' };

  test('a commit causes a poll by each process, and one of two takes what it made due', async () => {
    const { context } = await openTestServer();
    const done: string[] = [];
    const kindOf = (process: string) =>
      aKind({
        async due() {
          const job = await context.store.lookUp((db) => findVenueJob(db, KEY));
          return job ? [{ ...laneOf(KEY.accountId), accountId: KEY.accountId }] : [];
        },
        async take({ db }) {
          const job = await findVenueJob(db, KEY);
          if (!job) return { claimed: 0, jobs: [] };
          await saveVenueJob(db, KEY, null);
          return { claimed: 1, jobs: [{ id: job.workDay }] };
        },
        async perform() {
          done.push(process);
        },
      });
    const { log } = start(context, [kindOf('one')]);
    start(context, [kindOf('two')]);
    for (let jobs = 1; jobs <= 5; jobs += 1) {
      await context.store.write(KEY.accountId, (db) =>
        saveVenueJob(db, KEY, { workDay: TODAY, dueAt: NOON }),
      );
      await expect.poll(() => done.length).toBe(jobs);
    }
    expect(log).toEqual([]);
  });

  test('a lane goes on with what is due in it during a poll, however long that takes', async () => {
    const { context } = await openTestServer();
    const secondPoll = Promise.withResolvers<Lane[]>();
    let polls = 0;
    const waiting = ['1', '2', '3'];
    const recorded: unknown[] = [];
    const kind = aKind({
      due() {
        polls += 1;
        return polls === 1 ? Promise.resolve([laneOf('a')]) : secondPoll.promise;
      },
      async take() {
        const [id] = waiting;
        return id === undefined ? NOTHING_TAKEN : { claimed: 1, jobs: [{ id }] };
      },
      async perform({ id }) {
        waiting.shift();
        // Until the next poll is under way.
        await vi.waitUntil(() => polls > 1);
        return id;
      },
      async record(_, result) {
        recorded.push(result);
        return { outcome: 'DONE' };
      },
    });
    const { stop } = start(context, [kind]);
    await expect.poll(() => recorded).toEqual(['1', '2', '3']);
    secondPoll.resolve([]);
    await stop();
  });

  test('what became of a job is recorded once the database takes writes again', async () => {
    const { context } = await openTestServer();
    const recorded: unknown[] = [];
    let isTaken = false;
    let failures = 0;
    const write: AppContext['store']['write'] = (accountId, work) => {
      if (!isTaken || failures === 2) return context.store.write(accountId, work);
      failures += 1;
      return Promise.reject(new Error('locked'));
    };
    const kind = aKind({
      due: async () => (isTaken ? [] : [laneOf('a')]),
      take: async () => (isTaken ? NOTHING_TAKEN : { claimed: 1, jobs: [{ id: 'job' }] }),
      async perform() {
        isTaken = true;
        return 'result';
      },
      async record(_, result) {
        recorded.push(result);
        return { outcome: 'DONE' };
      },
    });
    const { log, stop } = start({ ...context, store: { ...context.store, write } }, [kind]);
    await expect.poll(() => recorded).toEqual(['result']);
    await stop();
    expect(log).toMatchObject([{ error: 'locked' }, { error: 'locked' }]);
  });
});
