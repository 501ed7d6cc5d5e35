/**
 * A calculation in steps, each at most one search for moves long, so that other work can run in between. It reads only the
 * snapshot that it began with, so pauses do not change its result.
 */
export type Steps<T> = Generator<void, T>;

/** All steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
