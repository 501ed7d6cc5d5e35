import type { ReminderPlan } from '../domain/reminder-plan.ts';
import type { Db } from './db.ts';
import { reminderPlanColumns } from './tables.ts';

/** All venues, and whether the plan of each is complete; null for those without one. */
export async function listPlannedVenues(
  db: Db,
): Promise<{ accountId: string; isComplete: boolean | null }[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('reminder_plans as plan', 'plan.account_id', 'accounts.account_id')
    .select(['accounts.account_id', 'plan.is_complete'])
    .orderBy('accounts.account_id')
    .execute();
  return rows.map(({ account_id, is_complete }) => ({
    accountId: account_id,
    isComplete: is_complete === null ? null : is_complete === 1,
  }));
}

export async function findReminderPlan(db: Db, accountId: string): Promise<ReminderPlan | null> {
  const row = await db
    .selectFrom('reminder_plans')
    .select(reminderPlanColumns.names)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? reminderPlanColumns.fromRow(row) : null;
}

export async function saveReminderPlan(db: Db, plan: ReminderPlan): Promise<void> {
  await deleteReminderPlan(db, plan.accountId);
  await db.insertInto('reminder_plans').values(reminderPlanColumns.toRow(plan)).execute();
}

/** All reminders of the venue are to be queued anew. */
export async function deleteReminderPlan(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('reminder_plans').where('account_id', '=', accountId).execute();
}
