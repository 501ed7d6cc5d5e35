import { setTimeout } from 'node:timers/promises';

const MAX_PAUSE_MS = 50;

/**
 * Runs a transaction, and again if others got in its way: nothing of it has happened then.
 * @param isWorthwhile whether it may succeed after this error
 */
export async function runAgain<T>(
  maxTries: number,
  isWorthwhile: (error: unknown) => boolean,
  run: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isWorthwhile(error) || tries === maxTries) throw error;
    }
    await setTimeout(Math.random() * MAX_PAUSE_MS);
  }
}
