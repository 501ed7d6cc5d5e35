import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '../domain/venue-time.ts';

/** When a process claims work, and for how long. */
export interface ClaimTime {
  now: Instant;
  claimMs: number;
}

/**
 * Whether no process works on a row: it has no claim, or one that has expired because its process was killed. A claim that
 * ends much later than any that is made now is from before the clock was set back. Servers whose clocks differ by less
 * than the length of a claim respect each other's.
 * @param column the time until which the row is claimed
 */
export function isUnclaimed(column: string, { now, claimMs }: ClaimTime): RawBuilder<boolean> {
  const until = sql.ref(column);
  return sql<boolean>`(${until} is null or ${until} <= ${now} or ${until} > ${now + 2 * claimMs})`;
}
