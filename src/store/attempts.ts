import { createHash } from 'node:crypto';
import type { Attempts } from '../domain/attempt-limit.ts';
import type { Db } from './db.ts';

/** Whose attempts are counted, and for which limit. */
export interface AttemptKey {
  limitName: string;
  /** Who tries, such as a client address. */
  actor: string;
  /** At what, such as an email; empty if the limit is for the actor alone. */
  target?: string;
}

export async function findAttempts(db: Db, key: AttemptKey): Promise<Attempts | null> {
  const row = await db
    .selectFrom('attempts')
    .select(['count', 'last_at'])
    .where((where) => where.and(columnsOf(key)))
    .executeTakeFirst();
  return row ? { count: row.count, lastAt: row.last_at } : null;
}

/** When an actor made its attempts for one limit, at any target, since a moment; ascending. */
export async function listCountedAttemptTimes(
  db: Db,
  { limitName, actor }: Pick<AttemptKey, 'limitName' | 'actor'>,
  since: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('last_at')
    .where('limit_name', '=', limitName)
    .where('actor', '=', hashOf(actor))
    .where('count', '>', 0)
    .where('last_at', '>', since)
    .orderBy('last_at')
    .execute();
  return rows.map((row) => row.last_at);
}

export async function saveAttempts(db: Db, key: AttemptKey, attempts: Attempts): Promise<void> {
  const values = { count: attempts.count, last_at: attempts.lastAt };
  await db
    .insertInto('attempts')
    .values({ ...columnsOf(key), ...values })
    .onConflict((conflict) =>
      conflict.columns(['limit_name', 'actor', 'target']).doUpdateSet(values),
    )
    .execute();
}

export async function deleteAttempts(db: Db, key: AttemptKey): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where((where) => where.and(columnsOf(key)))
    .execute();
}

/** Deletes the attempts of all actors at one target. */
export async function deleteAttemptsAt(db: Db, target: string): Promise<void> {
  await db.deleteFrom('attempts').where('target', '=', hashOf(target)).execute();
}

/** After so long without another attempt, an actor's attempts are deleted. No limit looks back further. */
export const ATTEMPTS_KEPT_MS = 24 * 3_600_000;

/**
 * Deletes old attempts. Those in the future count as just made: an earlier process wrote them while the
 * system's time was ahead, and they must not wait until it is that time.
 */
export async function tidyAttempts(db: Db, steadyNow: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('last_at', '<', steadyNow - ATTEMPTS_KEPT_MS)
    .execute();
  await db
    .updateTable('attempts')
    .set({ last_at: steadyNow })
    .where('last_at', '>', steadyNow)
    .execute();
}

function columnsOf({ limitName, actor, target = '' }: AttemptKey) {
  return {
    limit_name: limitName,
    actor: hashOf(actor),
    target: target === '' ? '' : hashOf(target),
  };
}

/** Addresses and emails are personal data, and are only compared. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
