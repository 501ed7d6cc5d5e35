import type { ChangeCause, FieldChanges } from '../../domain/journal.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';
import { recordChange } from '../journal.ts';

/**
 * Notes in the venue's journal who got or lost access, in the transaction that changes it.
 * @param changes without secrets: keys by their prefixes
 */
export async function recordAccessChange(
  context: AppContext,
  db: Db,
  accountId: string,
  cause: ChangeCause,
  changes: FieldChanges,
): Promise<void> {
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId: accountId }));
  const subject = { accountId, subject: 'VENUE', subjectId: accountId, version } as const;
  await recordChange(db, cause, { ...subject, changes, writtenAt: context.now() });
}
