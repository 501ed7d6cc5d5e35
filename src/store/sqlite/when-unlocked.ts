import { isLocked } from './connection.ts';
import { SYSTEM_TIMING, type Timing } from './timing.ts';

const RETRY_MS = 5;

/**
 * Retries work that a lock refused, until it succeeds or the time is over. Other work of this process, which may hold the
 * lock, continues meanwhile.
 *
 * @throws the last error about the lock, untranslated, or any other error of the work
 */
export async function whenUnlocked<T>(
  work: () => Promise<T>,
  maxWaitMs: number,
  timing: Timing = SYSTEM_TIMING,
): Promise<T> {
  const deadline = timing.now() + maxWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || timing.now() >= deadline) throw error;
    }
    await timing.wait(RETRY_MS);
  }
}
