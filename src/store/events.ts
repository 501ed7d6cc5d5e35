import { sql } from 'kysely';
import type { VenueEvent } from '../domain/venue-event.ts';
import type { Instant } from '../domain/venue-time.ts';
import type { Db } from './db.ts';
import { pick, prepared } from './prepared.ts';
import { eventColumns, type Tables } from './tables.ts';

const insertRow = prepared((db, row: Tables['events']) =>
  db.insertInto('events').values(pick(row, eventColumns.names)),
);

/** Adds an event without a number, in the transaction of the change that causes it. */
export async function insertEvent(db: Db, event: VenueEvent): Promise<void> {
  await insertRow(db, eventColumns.toRow(event));
}

/** The venues that have events without a number. */
export async function listAccountsToNumber(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('account_id')
    .distinct()
    .where('number', 'is', null)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Of these, the venues that have a webhook. */
export async function listAccountsToNumberForWebhooks(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_endpoints as endpoint')
    .select('endpoint.account_id')
    .distinct()
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('events')
          .select('events.id')
          .whereRef('events.account_id', '=', 'endpoint.account_id')
          .where('events.number', 'is', null),
      ),
    )
    .execute();
  return rows.map((row) => row.account_id);
}

/** Whether a venue has events without a number. */
export async function hasEventsToNumber(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('account_id', '=', accountId)
    .where('number', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks the numbers of a venue until the transaction ends. Of several that number at the same time, each sees what the
 * one before has numbered.
 * @returns the last number given
 */
export async function lockEventNumbers(db: Db, accountId: string): Promise<number> {
  const row = await db
    .insertInto('event_counters')
    .values({ account_id: accountId, last_number: 0, deleted_through: 0 })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ last_number: sql<number>`event_counters.last_number` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return row.last_number;
}

/**
 * Events of a venue without a number, in the order in which they get one: by time, but the versions of one booking one
 * after the other even if the clock was set back between them.
 */
export async function listEventsToNumber(
  db: Db,
  accountId: string,
  limit: number,
): Promise<VenueEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(eventColumns.names)
    .select(
      sql<number>`max(occurred_at) over (
        partition by coalesce(booking_uuid, id) order by version rows unbounded preceding)`.as(
        'ordered_at',
      ),
    )
    .where('account_id', '=', accountId)
    .where('number', 'is', null)
    .orderBy('ordered_at')
    .orderBy(sql`booking_uuid is null`)
    .orderBy('booking_uuid')
    .orderBy('version')
    .orderBy('type')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(eventColumns.fromRow);
}

/** Gives events their numbers, and remembers the last one. Needs the lock of {@link lockEventNumbers}. */
export async function saveEventNumbers(
  db: Db,
  accountId: string,
  numbered: readonly { id: string; number: number }[],
): Promise<void> {
  const last = numbered.at(-1);
  if (!last) return;
  const values = numbered.map(({ id, number }) => sql`(${id}, cast(${number} as bigint))`);
  await sql`with given (id, number) as (values ${sql.join(values)})
    update events set number = given.number from given where events.id = given.id`.execute(db);
  await db
    .updateTable('event_counters')
    .set({ last_number: last.number })
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteEvents(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('events').where('id', 'in', ids).execute();
}

/** The numbers that the events of a venue have, or had before they were deleted. */
export async function findEventNumbers(
  db: Db,
  accountId: string,
): Promise<{ last: number; deletedThrough: number }> {
  const row = await db
    .selectFrom('event_counters')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { last: row?.last_number ?? 0, deletedThrough: row?.deleted_through ?? 0 };
}

/** The events of a venue after a number, in their order. */
export async function listEventsAfter(
  db: Db,
  { accountId, after, limit }: { accountId: string; after: number; limit: number },
): Promise<VenueEvent[]> {
  const rows = await db
    .selectFrom('events')
    .select(eventColumns.names)
    .where('account_id', '=', accountId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return rows.map(eventColumns.fromRow);
}

/** Events by their ids, in any order. */
export async function listEventsById(db: Db, ids: readonly string[]): Promise<VenueEvent[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('events')
    .select(eventColumns.names)
    .where('id', 'in', ids)
    .execute();
  return rows.map(eventColumns.fromRow);
}

/** The number before the first event of a venue since a time; that of the last event if there was none since. */
export async function findNumberBefore(db: Db, accountId: string, since: Instant): Promise<number> {
  const row = await db
    .selectFrom('events')
    .select('number')
    .where('account_id', '=', accountId)
    .where('number', 'is not', null)
    .where('occurred_at', '>=', since)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (row?.number != null) return row.number - 1;
  return (await findEventNumbers(db, accountId)).last;
}

/** The venues that have numbered events from before a time. */
export async function listAccountsWithEventsBefore(db: Db, before: Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select('account_id')
    .distinct()
    .where('occurred_at', '<', before)
    .where('number', 'is not', null)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Deletes the first events of a venue, up to a number. */
export async function deleteEventsThrough(
  db: Db,
  accountId: string,
  number: number,
): Promise<void> {
  await db
    .deleteFrom('events')
    .where('account_id', '=', accountId)
    .where('number', '<=', number)
    .execute();
  await db
    .updateTable('event_counters')
    .set({ deleted_through: number })
    .where('account_id', '=', accountId)
    .where('deleted_through', '<', number)
    .execute();
}

/** Deletes every event of a venue that nobody has seen yet. */
export async function deleteEventsWithoutNumber(db: Db, accountId: string): Promise<void> {
  await db
    .deleteFrom('events')
    .where('account_id', '=', accountId)
    .where('number', 'is', null)
    .execute();
}
