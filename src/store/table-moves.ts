import type { Selectable } from 'kysely';
import type { RecordedTableMove } from '../domain/table-move.ts';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

export async function insertTableMoves(
  db: Db,
  accountId: string,
  moves: readonly Omit<RecordedTableMove, 'id' | 'undoneAt'>[],
): Promise<void> {
  if (moves.length === 0) return;
  const rows = moves.map(({ causeUuid, bookingUuid, fromTableIds, toTableIds, movedAt }) => ({
    account_id: accountId,
    cause_uuid: causeUuid,
    booking_uuid: bookingUuid,
    from_table_ids: JSON.stringify(fromTableIds),
    to_table_ids: JSON.stringify(toTableIds),
    moved_at: movedAt,
    undone_at: null,
  }));
  await db.insertInto('table_moves').values(rows).execute();
}

/** The moves of these bookings, and those that made room for them, in the order in which they happened. */
export async function listTableMoves(
  db: Db,
  bookingUuids: readonly string[],
): Promise<RecordedTableMove[]> {
  if (bookingUuids.length === 0) return [];
  const rows = await db
    .selectFrom('table_moves')
    .selectAll()
    .where((is) =>
      is.or([is('booking_uuid', 'in', bookingUuids), is('cause_uuid', 'in', bookingUuids)]),
    )
    .orderBy('id')
    .execute();
  return rows.map(toMove);
}

/** A move of this booking; null if it does not exist. */
export async function findTableMove(
  db: Db,
  bookingUuid: string,
  id: number,
): Promise<RecordedTableMove | null> {
  const row = await db
    .selectFrom('table_moves')
    .selectAll()
    .where('id', '=', id)
    .where('booking_uuid', '=', bookingUuid)
    .executeTakeFirst();
  return row ? toMove(row) : null;
}

export function markTableMoveUndone(db: Db, id: number, undoneAt: number): Promise<void> {
  return writeUndoneAt(db, id, undoneAt);
}

/** The booking is at the tables of the move again. */
export function markTableMoveInEffect(db: Db, id: number): Promise<void> {
  return writeUndoneAt(db, id, null);
}

async function writeUndoneAt(db: Db, id: number, undoneAt: number | null): Promise<void> {
  await db.updateTable('table_moves').set({ undone_at: undoneAt }).where('id', '=', id).execute();
}

function toMove(row: Selectable<Tables['table_moves']>): RecordedTableMove {
  return {
    id: row.id,
    causeUuid: row.cause_uuid,
    bookingUuid: row.booking_uuid,
    fromTableIds: JSON.parse(row.from_table_ids) as number[],
    toTableIds: JSON.parse(row.to_table_ids) as number[],
    movedAt: row.moved_at,
    undoneAt: row.undone_at,
  };
}
