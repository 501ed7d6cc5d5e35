import { firstSheet } from '../../domain/nightly-sheet.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findVenueJob, saveVenueJob } from '../../store/venue-jobs.ts';
import type { Tx } from '../tx.ts';

/** The kind of the jobs that send venues the bookings of their next day. */
export const NIGHTLY_SHEETS = 'nightly_sheets';

/** Plans the next sheet of a venue by its present rules, in the transaction that stores them. */
export async function planNightlySheet({ db, venue }: Tx<'venue'>, now: Instant): Promise<void> {
  const key = { kind: NIGHTLY_SHEETS, accountId: venue.accountId };
  const planned = await findVenueJob(db, key);
  const wanted = firstSheet(venue, now);
  // One that is due already, or tried again, is still sent.
  if (wanted && planned && (planned.dueAt <= now || planned.tries > 0)) return;
  if (wanted?.dueAt !== planned?.dueAt) await saveVenueJob(db, key, wanted);
}
