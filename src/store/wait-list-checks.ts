import type { Instant } from '../domain/venue-time.ts';
import type { VenueDay } from './day-texts.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

/** A work day whose wait list is to be checked. */
export interface WaitListCheck extends VenueDay {
  dueAt: Instant;
}

/** Has the wait list of a work day checked, at this time or before. */
export async function scheduleCheck(db: Db, check: WaitListCheck): Promise<void> {
  await upsertCheck(db, check);
}

const upsertCheck = prepared((db, { accountId, workDay, dueAt }: WaitListCheck) =>
  db
    .insertInto('wait_list_checks')
    .values({ account_id: accountId, work_day: workDay, due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'work_day'])
        .doUpdateSet((is) => ({ due_at: is.ref('excluded.due_at') }))
        .whereRef('wait_list_checks.due_at', '>', 'excluded.due_at'),
    ),
);

/** Null if the day is not to be checked. */
export async function findCheck(
  db: Db,
  { accountId, workDay }: VenueDay,
): Promise<WaitListCheck | null> {
  const row = await db
    .selectFrom('wait_list_checks')
    .select('due_at as dueAt')
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .executeTakeFirst();
  return row ? { accountId, workDay, dueAt: row.dueAt } : null;
}

export async function deleteCheck(db: Db, { accountId, workDay }: VenueDay): Promise<void> {
  await db
    .deleteFrom('wait_list_checks')
    .where('account_id', '=', accountId)
    .where('work_day', '=', workDay)
    .execute();
}

/** The first checks of all venues. */
export async function listNextChecks(db: Db, limit: number): Promise<WaitListCheck[]> {
  return db
    .selectFrom('wait_list_checks')
    .select(['account_id as accountId', 'work_day as workDay', 'due_at as dueAt'])
    .orderBy('due_at')
    .limit(limit)
    .execute();
}
