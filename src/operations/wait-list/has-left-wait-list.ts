import type { Booking } from '../../domain/booking.ts';
import type { BookingStatus } from '../../domain/booking-status.ts';
import { waitsForTable } from '../../domain/wait-list/wait-list-place.ts';
import { listJournalEntries } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';

/** Whether a booking was canceled while its guests waited for a table, so that no table was given up. */
export async function hasLeftWaitList(
  db: Db,
  { accountId, uuid: subjectId, status }: Pick<Booking, 'accountId' | 'uuid' | 'status'>,
): Promise<boolean> {
  if (status !== 'CANCELED') return false;
  const entries = await listJournalEntries(db, { accountId, subjectId });
  const cancellation = entries.findLast(({ changes }) => changes.status?.[1] === 'CANCELED');
  const before = cancellation?.changes.status?.[0] as BookingStatus | undefined;
  return before !== undefined && waitsForTable({ status: before });
}
