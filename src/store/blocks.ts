import type { Block } from '../domain/service-day/block.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { renewDayText } from './day-texts.ts';
import type { Db } from './db.ts';
import { blockColumns } from './tables.ts';

/** Stores a block, whose tables count as taken from then on. */
export async function insertBlock(db: Db, block: Block): Promise<void> {
  await db.insertInto('blocks').values(blockColumns.toRow(block)).execute();
  await renewDayText(db, block);
}

/** Stores that a block is released. */
export async function saveRelease(db: Db, { releasedAt, ...block }: Block): Promise<void> {
  await db
    .updateTable('blocks')
    .set({ released_at: releasedAt })
    .where('id', '=', block.id)
    .execute();
  await renewDayText(db, block);
}

/** A block of a venue, also a released one; null if there is none. */
export async function findBlock(db: Db, accountId: string, id: string): Promise<Block | null> {
  const row = await db
    .selectFrom('blocks')
    .select(blockColumns.names)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? blockColumns.fromRow(row) : null;
}

/** The blocks of a work day that nobody has released, the earliest first. */
export async function listBlocks(db: Db, accountId: string, workDay: WallDate): Promise<Block[]> {
  const rows = await db
    .selectFrom('blocks')
    .select(blockColumns.names)
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .where('released_at', 'is', null)
    .orderBy('start_at')
    .orderBy('id')
    .execute();
  return rows.map(blockColumns.fromRow);
}
