import type { GivenTurns } from '../domain/attempt-limit.ts';
import { hashOf } from './attempts.ts';
import type { Db } from './db.ts';

/** Turns of attempts at a target. `of` is the network that has the turn, or what is paced. */
export interface TurnKey {
  target: string;
  of: string;
}

export async function findTurns(db: Db, key: TurnKey): Promise<GivenTurns | null> {
  const row = await db
    .selectFrom('sign_in_turns')
    .select(['count', 'last_at'])
    .where((where) => where.and(columnsOf(key)))
    .executeTakeFirst();
  return row ? { count: row.count, lastAt: row.last_at } : null;
}

export async function saveTurns(db: Db, key: TurnKey, turns: GivenTurns): Promise<void> {
  const values = { count: turns.count, last_at: turns.lastAt };
  await db
    .insertInto('sign_in_turns')
    .values({ ...columnsOf(key), ...values })
    .onConflict((conflict) => conflict.columns(['target', 'turns_of']).doUpdateSet(values))
    .execute();
}

export async function deleteTurn(db: Db, key: TurnKey): Promise<void> {
  await db
    .deleteFrom('sign_in_turns')
    .where((where) => where.and(columnsOf(key)))
    .execute();
}

/** Deletes all turns at a target, also those that are kept. */
export async function deleteTurnsAt(db: Db, target: string): Promise<void> {
  await db.deleteFrom('sign_in_turns').where('target', '=', hashOf(target)).execute();
}

/** Deletes the turns before one instant, and those after another one, which only a wrong clock can have given. */
export async function tidyTurns(db: Db, before: number, after: number): Promise<void> {
  await db
    .deleteFrom('sign_in_turns')
    .where((where) => where.or([where('last_at', '<', before), where('last_at', '>', after)]))
    .execute();
}

function columnsOf({ target, of }: TurnKey) {
  return { target: hashOf(target), turns_of: hashOf(of) };
}
