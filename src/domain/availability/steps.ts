/**
 * A calculation in steps, each at most one search for moves long: whoever runs it can let others run in between. It
 * reads only the snapshot that it began with, so that pauses change nothing about its result.
 */
export type Steps<T> = Generator<void, T>;

/** All steps at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
