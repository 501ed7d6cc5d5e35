import { setTimeout } from 'node:timers/promises';
import { StoreUnavailable, writeHeader } from './driver.ts';

/** Long enough for any write of ours; who locks the database for longer keeps guests waiting. */
const PATIENCE_MS = 500;
const RETRY_MS = 25;

/**
 * Writes to the database without changing anything in it. Where it is locked, everything else goes
 * on meanwhile. @throws StoreUnavailable where it cannot be written, or stays locked for half a second
 */
export async function requireWritable(url: string): Promise<void> {
  for (let waitedMs = 0; !writeHeader(url); waitedMs += RETRY_MS) {
    if (waitedMs >= PATIENCE_MS) throw new StoreUnavailable('The database stays locked.');
    await setTimeout(RETRY_MS);
  }
}
