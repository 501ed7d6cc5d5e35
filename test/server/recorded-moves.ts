import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from '../fixtures/test-context.ts';

/**
 * Expects that each move of a booking is recorded once: replaying its moves from its first tables ends at the
 * tables that it has now. For bookings that nothing but moves has changed since they were made, so that their
 * version counts the moves.
 */
export async function expectMovesRecordedOnce({ context, venue }: TestServer): Promise<void> {
  const { rows: moves } = await context.store.read((db) =>
    sql<{
      booking: string;
      cause: string;
      before: string;
      after: string;
      undone_at: number | null;
    }>`
      select booking_uuid as booking, cause_uuid as cause, from_table_ids as before,
        to_table_ids as after, undone_at
      from table_moves where account_id = ${venue.accountId} order by id
    `.execute(db),
  );
  const { rows: bookings } = await context.store.read((db) =>
    sql<{ uuid: string; version: number; tables: string }>`
      select uuid, version, table_ids as tables from bookings
      where account_id = ${venue.accountId} and status = 'CONFIRMED'
    `.execute(db),
  );
  const inOrder = (tables: string) => (JSON.parse(tables) as number[]).sort((a, b) => a - b);
  for (const { uuid, version, tables } of bookings) {
    const own = moves.filter(({ booking }) => booking === uuid);
    expect(own, uuid).toHaveLength(version - 1);
    let at = inOrder(own[0]?.before ?? tables);
    for (const { cause, before, after, undone_at } of own) {
      expect(inOrder(before), uuid).toEqual(at);
      expect(inOrder(after), uuid).not.toEqual(at);
      expect([cause === uuid, undone_at], uuid).toEqual([false, null]);
      at = inOrder(after);
    }
    expect(at, uuid).toEqual(inOrder(tables));
  }
}
