import type { ChangeCause, FieldChanges } from '../../domain/journal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';
import { recordChange } from '../journal.ts';

/**
 * Adds an entry to the venue's journal: who works there and what they may do is a fact about the venue. Members are
 * named by uuid; neither secrets nor contacts are recorded.
 */
export async function recordTeamChange(
  db: Db,
  cause: ChangeCause,
  accountId: string,
  changes: FieldChanges,
  writtenAt: Instant,
): Promise<void> {
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId: accountId }));
  const subject = { accountId, subject: 'VENUE', subjectId: accountId, version } as const;
  await recordChange(db, cause, { ...subject, changes, writtenAt });
}
