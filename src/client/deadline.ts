/**
 * Runs a function with a signal that aborts when the caller's signal does or after a time-out.
 * (`AbortSignal.any` would do, but browsers from before 2024 lack it.)
 */
export async function withDeadline<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  const late = () => controller.abort(new Error('The request timed out.'));
  caller?.addEventListener('abort', stop);
  const timer = setTimeout(late, milliseconds);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
