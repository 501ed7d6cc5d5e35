import { sql } from 'kysely';
import { type Actor, SYSTEM } from '../domain/journal.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';
import { insertVenueVersion } from './venue-versions.ts';

/** A venue's document as imported, and a version for caches. */
export interface AccountRecord {
  accountId: string;
  document: unknown;
  version: number;
}

export async function findAccountVersion(db: Db, accountId: string): Promise<number | null> {
  const { rows } = await findVersion(db, { accountId });
  return rows[0]?.version ?? null;
}

const findVersion = prepared((db, { accountId }: { accountId: string }) =>
  db.selectFrom('accounts').select('version').where('account_id', '=', accountId),
);

export async function findAccount(db: Db, accountId: string): Promise<AccountRecord | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('venue_documents', 'venue_documents.account_id', 'accounts.account_id')
    .select(['accounts.account_id', 'document', 'version'])
    .where('accounts.account_id', '=', accountId)
    .executeTakeFirst();
  return row
    ? { accountId: row.account_id, document: JSON.parse(row.document), version: row.version }
    : null;
}

export async function listAccountIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('accounts').select('account_id').orderBy('account_id').execute();
  return rows.map((row) => row.account_id);
}

/** All venues with their documents, and when each was last imported. */
export async function listAccounts(db: Db): Promise<(AccountRecord & { updatedAt: number })[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('venue_documents', 'venue_documents.account_id', 'accounts.account_id')
    .select(['accounts.account_id', 'document', 'version', 'updated_at'])
    .orderBy('accounts.account_id')
    .execute();
  return rows.map((row) => ({
    accountId: row.account_id,
    document: JSON.parse(row.document),
    version: row.version,
    updatedAt: row.updated_at,
  }));
}

/**
 * Saves a venue's document, as a new version, and the rows of its tables. The version is the current time or one more
 * than the last version, so that no version repeats and caches notice every change.
 * @returns the version
 */
export async function saveAccount(
  db: Db,
  account: {
    accountId: string;
    document: unknown;
    tables: readonly { id: number; name: string }[];
    /** The last version of a deleted venue that this one replaces. */
    lastVersion?: number | null;
    /** By default the command line. */
    author?: Actor;
    /** The version that the author had changed; by default nobody said. */
    basedOn?: number | null;
    /** The sections of the document that differ from the version before. */
    sections?: readonly string[];
  },
  now: number,
): Promise<number> {
  const { accountId, author = SYSTEM, basedOn = null, sections = [] } = account;
  const document = JSON.stringify(account.document);
  const { version } = await db
    .insertInto('accounts')
    .values({
      account_id: accountId,
      version: Math.max(now, (account.lastVersion ?? 0) + 1),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({
        version: sql<number>`case when accounts.version >= ${now} then accounts.version + 1 else ${now} end`,
        updated_at: now,
      }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  const written = { author, basedOn, sections, writtenAt: now };
  await insertVenueVersion(db, { accountId, version, document, ...written });
  await db
    .insertInto('venue_documents')
    .values({ account_id: accountId, document })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ document }))
    .execute();
  await db
    .updateTable('venue_tables')
    .set({ is_retired: 1 })
    .where('account_id', '=', accountId)
    .execute();
  for (const table of account.tables) {
    await db
      .insertInto('venue_tables')
      .values({
        account_id: accountId,
        table_id: table.id,
        name: table.name,
        is_retired: 0,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'table_id'])
          .doUpdateSet({ name: table.name, is_retired: 0 }),
      )
      .execute();
  }
  return version;
}

/** The tables that bookings occupy after `now`, which an import must not drop. */
export async function listTablesInUse(db: Db, accountId: string, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_tables')
    .select('table_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .execute();
  return rows.map((row) => row.table_id);
}

/** Deletes a venue with all its data. */
export async function deleteAccount(db: Db, accountId: string): Promise<void> {
  // Bookings and customers refer to each other; this order violates no foreign key.
  await db.deleteFrom('booking_tables').where('account_id', '=', accountId).execute();
  await db.deleteFrom('bookings').where('account_id', '=', accountId).execute();
  await db.deleteFrom('accounts').where('account_id', '=', accountId).execute();
}
