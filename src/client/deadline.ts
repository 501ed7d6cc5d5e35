/**
 * Runs something that a signal stops: the caller's own, or one that comes after so many
 * milliseconds. (`AbortSignal.any` would do it, but phones from before 2024 do not have it.)
 */
export async function withDeadline<T>(
  milliseconds: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  const late = () => controller.abort(new Error('No answer came in time.'));
  caller?.addEventListener('abort', stop);
  const timer = setTimeout(late, milliseconds);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  }
}
