import type { JobKind } from './job-kind.ts';

interface PeriodicWork extends Pick<JobKind, 'name' | 'errorLine' | 'errorLevel'> {
  /** Each is a lane: one that fails keeps no other one from being done. One is done after the other. */
  steps: Readonly<Record<string, () => Promise<unknown>>>;
  /** Between the end of a step and its next begin, in milliseconds. */
  everyMs: number;
}

/** Work that each process does from time to time, from its start on, and that may be interrupted. */
export function periodic({ steps, everyMs, ...kind }: PeriodicWork): JobKind {
  /** On the system's clock. */
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
