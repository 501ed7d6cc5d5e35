import type { FieldChanges } from '../../domain/journal.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import { recordChange } from '../journal.ts';
import type { Tx } from '../tx.ts';

/**
 * Adds an entry to the venue's journal: who works there and what they may do is a fact about the venue. Members are
 * named by uuid; neither secrets nor contacts are recorded.
 */
export async function recordTeamChange(
  tx: Tx<'cause'>,
  accountId: string,
  changes: FieldChanges,
): Promise<void> {
  const { context, db } = tx;
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId: accountId }));
  const subject = { accountId, subject: 'VENUE', subjectId: accountId, version } as const;
  await recordChange(tx, { ...subject, changes, writtenAt: context.now() });
}
