import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable, writeHeader } from './driver.ts';

/** Longer than any write should take. */
const MAX_WAIT_MS = 500;
const RETRY_MS = 25;

/**
 * Throws StoreUnavailable unless the database accepts writes. Waits up to half a second for a lock,
 * without blocking other requests.
 */
export async function requireWritable(url: string): Promise<void> {
  for (let waitedMs = 0; !writeHeader(url); waitedMs += RETRY_MS) {
    if (waitedMs >= MAX_WAIT_MS) throw new StoreUnavailable('The database stays locked.');
    await setTimeout(RETRY_MS);
  }
}
