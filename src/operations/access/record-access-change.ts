import type { FieldChanges } from '../../domain/journal.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import { recordChange } from '../journal.ts';
import type { Tx } from '../tx.ts';

/**
 * Notes in the venue's journal who got or lost access, in the transaction that changes it.
 * @param changes without secrets: keys by their prefixes
 */
export async function recordAccessChange(
  tx: Tx<'cause'>,
  accountId: string,
  changes: FieldChanges,
): Promise<void> {
  const { context, db } = tx;
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId: accountId }));
  const subject = { accountId, subject: 'VENUE', subjectId: accountId, version } as const;
  await recordChange(tx, { ...subject, changes, writtenAt: context.now() });
}
