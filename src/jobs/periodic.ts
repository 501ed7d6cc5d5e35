import type { JobKind } from './job-kind.ts';

interface PeriodicWork extends Pick<JobKind, 'name' | 'errorLine' | 'errorLevel'> {
  /** Each is a lane, so that one that fails does not hold up the others. They run one after the other. */
  steps: Readonly<Record<string, () => Promise<unknown>>>;
  /** Between the end of a step and its next start, in milliseconds. */
  everyMs: number;
}

/** Work that each process repeats from its start on, without claims, and that may be interrupted. */
export function periodic({ steps, everyMs, ...kind }: PeriodicWork): JobKind {
  /** When each step is due, on the monotonic clock. */
  const nextAt = new Map<string, number>();
  return {
    ...kind,
    graceMs: 0,
    due: async () =>
      Object.keys(steps).map((key) => ({
        key,
        accountId: null,
        waitMs: (nextAt.get(key) ?? 0) - performance.now(),
      })),
    async perform({ id }) {
      await steps[id]?.();
      nextAt.set(id, performance.now() + everyMs);
    },
  };
}
