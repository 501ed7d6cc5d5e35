import type { Db } from './db.ts';

/** Erasures of which the write-ahead log may still have the erased data. */

export async function insertUnfinishedErasure(db: Db, erasedAt: number): Promise<void> {
  await db.insertInto('unfinished_erasures').values({ erased_at: erasedAt }).execute();
}

/** The id of the last one; null without any. */
export async function lastUnfinishedErasure(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('unfinished_erasures')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Deletes those up to an id: later ones happened after the log was emptied. */
export async function deleteUnfinishedErasures(db: Db, lastId: number): Promise<void> {
  await db.deleteFrom('unfinished_erasures').where('id', '<=', lastId).execute();
}
