import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RateLimitError } from '../../../src/domain/rate-limit-error.ts';
import {
  CalendarLimits,
  DAYS_PER_REQUEST,
} from '../../../src/operations/availability/calendar-limits.ts';

function openLimits(rateLimitPerMinute: number) {
  const clock = { now: 0 };
  const limits = new CalendarLimits({ rateLimitPerMinute, steadyNow: () => clock.now });
  /** The seconds to wait; 0 if the days are allowed. */
  const waitFor = (network: string, days: number): number => {
    try {
      limits.countDays(network, days);
      return 0;
    } catch (error) {
      return (error as RateLimitError).retryAfterSeconds;
    }
  };
  return { limits, clock, waitFor };
}

describe('the days of a network', () => {
  test('a minute of them at once, then as many as time passes, each network for itself', () => {
    const { clock, waitFor } = openLimits(3);
    expect([waitFor('a', 100), waitFor('a', 20), waitFor('a', 1)]).toEqual([0, 0, 1]);
    expect(waitFor('b', 1)).toBe(0);
    clock.now = 10_000;
    expect([waitFor('a', 25), waitFor('a', 1)]).toEqual([0, 3]);
    clock.now = 13_000;
    expect(waitFor('a', 1)).toBe(0);
  });

  test('days that are cached cost nothing', () => {
    const { waitFor } = openLimits(1);
    expect([waitFor('a', 500), waitFor('a', 0), waitFor('a', 1)]).toEqual([0, 0, 692]);
  });

  test('no minute has more than twice those of one, and what the last request was over', () => {
    const request = fc.record({
      days: fc.integer({ min: 0, max: 32 }),
      pause: fc.integer({ min: 0, max: 20_000 }),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 100 }), (requests) => {
        const { clock, waitFor } = openLimits(5);
        const allowed: { at: number; days: number }[] = [];
        for (const { days, pause } of requests) {
          clock.now += pause;
          if (waitFor('a', days) === 0) allowed.push({ at: clock.now, days });
          const minute = allowed.filter(({ at }) => at > clock.now - 60_000);
          const sum = minute.reduce((total, each) => total + each.days, 0);
          expect(sum).toBeLessThanOrEqual(2 * 5 * DAYS_PER_REQUEST + 32);
        }
      }),
    );
  });
});

describe('what runs at the same time', () => {
  test('four months in all and two of a network, until all are done', async () => {
    const networks = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(networks, fc.scheduler(), async (requests, scheduler) => {
        const { limits } = openLimits(Number.POSITIVE_INFINITY);
        const running: string[] = [];
        let failures = 0;
        const work = async (network: string, fails: boolean) => {
          running.push(network);
          expect(running.length).toBeLessThanOrEqual(4);
          expect(running.filter((each) => each === network).length).toBeLessThanOrEqual(2);
          await scheduler.schedule(Promise.resolve());
          running.splice(running.indexOf(network), 1);
          if (fails) throw new RateLimitError(1000);
        };
        const all = requests.map((network, index) =>
          limits
            .run(network, () => work(network, index % 3 === 0), index % 5 === 0)
            .catch(() => {
              failures += 1;
            }),
        );
        await scheduler.waitFor(Promise.all(all));
        expect(failures).toBe(Math.ceil(requests.length / 3));
        expect(running).toEqual([]);
      }),
    );
  });

  test('networks take turns, and a calendar that has begun goes on before others of its network', async () => {
    const { limits } = openLimits(Number.POSITIVE_INFINITY);
    const ends: (() => void)[] = [];
    const begun: string[] = [];
    const start = (network: string, name: string, isContinued = false) =>
      void limits.run(
        network,
        () => {
          begun.push(name);
          return new Promise<void>((resolve) => ends.push(resolve));
        },
        isContinued,
      );
    for (let count = 0; count < 10; count += 1) start('a', `a${count}`);
    for (let count = 0; count < 10; count += 1) start('b', `b${count}`);
    start('c', 'c0');
    start('b', 'b goes on', true);
    expect(begun).toEqual(['a0', 'a1', 'b0', 'b1']);
    const endOne = async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    for (let count = 0; count < 4; count += 1) await endOne();
    expect(begun.slice(4)).toEqual(['a2', 'c0', 'b goes on', 'a3']);
  });
});
