import { firstSheet } from '../../domain/nightly-sheet.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findNightlySheet, saveNightlySheet } from '../../store/nightly-sheets.ts';
import type { Tx } from '../tx.ts';

/** Plans the next sheet of a venue by its present rules, in the transaction that stores them. */
export async function planNightlySheet({ db, venue }: Tx<'venue'>, now: Instant): Promise<void> {
  const { accountId } = venue;
  const planned = await findNightlySheet(db, accountId);
  const wanted = firstSheet(venue, now);
  // One that is due already, or tried again, is still sent.
  if (wanted && planned && (planned.dueAt <= now || planned.tries > 0)) return;
  if (wanted?.dueAt !== planned?.dueAt) await saveNightlySheet(db, accountId, wanted);
}
