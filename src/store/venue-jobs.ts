import { type ExpressionBuilder, sql } from 'kysely';
import { MAX_JOB_AHEAD_MS, type PlannedJob, type VenueJob } from '../domain/venue-job.ts';
import type { Instant } from '../domain/venue-time.ts';
import { type ClaimTime, isUnclaimed } from './claims.ts';
import type { Db } from './db.ts';
import { type Tables, venueJobColumns } from './tables.ts';

/** Which job: a venue has one of each kind. */
export type VenueJobKey = Pick<VenueJob, 'kind' | 'accountId'>;

function is({ kind, accountId }: VenueJobKey) {
  return ({ and }: ExpressionBuilder<Tables, 'venue_jobs'>) => and({ kind, account_id: accountId });
}

export async function findVenueJob(db: Db, key: VenueJobKey): Promise<VenueJob | null> {
  const row = await db
    .selectFrom('venue_jobs')
    .select(venueJobColumns.names)
    .where(is(key))
    .executeTakeFirst();
  return row ? venueJobColumns.fromRow(row) : null;
}

/** Stores the next job of a venue in place of the one before, unclaimed; null for none. */
export async function saveVenueJob(
  db: Db,
  { kind, accountId }: VenueJobKey,
  next: (PlannedJob & Partial<Pick<VenueJob, 'tries'>>) | null,
): Promise<void> {
  await db.deleteFrom('venue_jobs').where(is({ kind, accountId })).execute();
  if (next === null) return;
  const { workDay, dueAt, tries = 0 } = next;
  const row = venueJobColumns.toRow({ kind, accountId, workDay, dueAt, tries, claimedUntil: null });
  await db.insertInto('venue_jobs').values(row).execute();
}

/** Claims the job of a venue for this process; null if none is due and unclaimed. */
export async function claimVenueJob(
  db: Db,
  key: VenueJobKey,
  time: ClaimTime,
): Promise<VenueJob | null> {
  const row = await db
    .updateTable('venue_jobs')
    .set({ claimed_until: time.now + time.claimMs })
    .where(is(key))
    // Or it was planned by a wrong clock.
    .where(({ or, eb }) =>
      or([eb('due_at', '<=', time.now), eb('due_at', '>', time.now + MAX_JOB_AHEAD_MS)]),
    )
    .where(isUnclaimed('claimed_until', time))
    .returning(venueJobColumns.names)
    .executeTakeFirst();
  return row ? venueJobColumns.fromRow(row) : null;
}

/** Renews the claims of those jobs that are still being done. */
export async function renewVenueJobClaims(
  db: Db,
  { kind, accountIds, until }: { kind: string; accountIds: readonly string[]; until: Instant },
): Promise<void> {
  await db
    .updateTable('venue_jobs')
    .set({ claimed_until: until })
    .where('kind', '=', kind)
    .where('account_id', 'in', accountIds)
    .where('claimed_until', 'is not', null)
    .execute();
}

/**
 * The venues with an unclaimed job of a kind, and when it is due: 0 if a wrong clock has planned it, null for venues
 * for which none is planned.
 */
export async function listVenueJobs(
  db: Db,
  kind: string,
  time: ClaimTime,
): Promise<{ accountId: string; dueAt: Instant | null }[]> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('venue_jobs as job', (join) =>
      join.onRef('job.account_id', '=', 'accounts.account_id').on('job.kind', '=', kind),
    )
    .select(['accounts.account_id', 'job.due_at'])
    .where(isUnclaimed('job.claimed_until', time))
    .orderBy(sql`coalesce(job.due_at, 0)`)
    .orderBy('accounts.account_id')
    .execute();
  return rows.map(({ account_id, due_at }) => ({
    accountId: account_id,
    dueAt: due_at !== null && due_at > time.now + MAX_JOB_AHEAD_MS ? 0 : due_at,
  }));
}
