import type { Selectable } from 'kysely';
import { type Actor, type JournalEntry, withoutPersonalChanges } from '../domain/journal.ts';
import type { Db } from './db.ts';
import { pick, prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

const COLUMNS = [
  'account_id',
  'subject_id',
  'version',
  'subject',
  'work_day',
  'actor_kind',
  'actor_id',
  'operation',
  'changes',
  'tapped_at',
  'written_at',
  'forced',
  'made_room_for',
  'undoes',
  'approved_by',
] as const satisfies (keyof Tables['journal'])[];

const insertRow = prepared((db, row: Tables['journal']) =>
  db.insertInto('journal').values(pick(row, COLUMNS)),
);

/** Adds an entry, in the transaction of the change that it records. */
export async function insertJournalEntry(db: Db, entry: JournalEntry): Promise<void> {
  await insertRow(db, {
    account_id: entry.accountId,
    subject_id: entry.subjectId,
    version: entry.version,
    subject: entry.subject,
    work_day: entry.workDay,
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id,
    operation: entry.operation,
    changes: JSON.stringify(entry.changes),
    tapped_at: entry.tappedAt,
    written_at: entry.writtenAt,
    forced: entry.forced.length > 0 ? JSON.stringify(entry.forced) : null,
    made_room_for: entry.madeRoomFor,
    undoes: entry.undoes,
    approved_by: entry.approvedBy,
  });
}

/** A booking, a customer or a venue. */
export interface SubjectKey {
  accountId: string;
  subjectId: string;
}

/** The entries of one subject, oldest first. */
export async function listJournalEntries(
  db: Db,
  { accountId, subjectId }: SubjectKey,
): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom('journal')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .orderBy('version')
    .execute();
  return rows.map(toEntry);
}

/** What the entries of one operation at one moment have in common. */
interface JournalMoment {
  accountId: string;
  operation: string;
  writtenAt: number;
  workDays: readonly string[];
}

/** The entries about bookings of some work days that one operation wrote at one moment. */
export async function listJournalEntriesAt(
  db: Db,
  { accountId, operation, writtenAt, workDays }: JournalMoment,
): Promise<JournalEntry[]> {
  // By way of the bookings of these days: the journal has no index of its own for it.
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('journal', (join) =>
      join
        .onRef('journal.account_id', '=', 'bookings.account_id')
        .onRef('journal.subject_id', '=', 'bookings.uuid'),
    )
    .select(COLUMNS.map((column) => `journal.${column}` as const))
    .where('bookings.account_id', '=', accountId)
    .where('bookings.work_day', 'in', workDays)
    .where('journal.operation', '=', operation)
    .where('journal.written_at', '=', writtenAt)
    .execute();
  return rows.map(toEntry);
}

/** The version of a subject's last entry; 0 if it has none. */
export async function findLastJournalVersion(db: Db, key: SubjectKey): Promise<number> {
  const { rows } = await findLast(db, key);
  return rows[0]?.version ?? 0;
}

const findLast = prepared((db, { accountId, subjectId }: SubjectKey) =>
  db
    .selectFrom('journal')
    .select('version')
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .orderBy('version', 'desc')
    .limit(1),
);

/** Who made the last change of a subject; null if it has no entry. */
export async function findJournalActor(
  db: Db,
  accountId: string,
  subjectId: string,
): Promise<Actor | null> {
  const row = await db
    .selectFrom('journal')
    .select(['actor_kind', 'actor_id'])
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { kind: row.actor_kind, id: row.actor_id } : null;
}

/** Removes what the entries of a customer and of their bookings say about the person. */
export async function eraseFromJournal(
  db: Db,
  accountId: string,
  { customerUuid, bookingUuids }: { customerUuid: string; bookingUuids: readonly string[] },
): Promise<void> {
  for (const subjectId of [customerUuid, ...bookingUuids])
    for (const { version, changes } of await listJournalEntries(db, { accountId, subjectId })) {
      const kept = JSON.stringify(withoutPersonalChanges(changes));
      await db
        .updateTable('journal')
        .set({ changes: kept })
        .where('account_id', '=', accountId)
        .where('subject_id', '=', subjectId)
        .where('version', '=', version)
        .where('changes', '<>', kept)
        .execute();
    }
}

function toEntry(row: Selectable<Tables['journal']>): JournalEntry {
  return {
    accountId: row.account_id,
    subject: row.subject,
    subjectId: row.subject_id,
    version: row.version,
    workDay: row.work_day,
    actor: { kind: row.actor_kind, id: row.actor_id },
    operation: row.operation,
    changes: JSON.parse(row.changes),
    tappedAt: row.tapped_at,
    writtenAt: row.written_at,
    forced: row.forced === null ? [] : JSON.parse(row.forced),
    madeRoomFor: row.made_room_for,
    undoes: row.undoes,
    approvedBy: row.approved_by,
  };
}
