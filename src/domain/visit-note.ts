import type { Booking } from './booking.ts';
import { holdsTable } from './booking-status.ts';

/**
 * What the venue tells guests about their visit, such as how long it keeps the table. It assumes a table, so guests who wait
 * for a table or an answer do not see it until they have one.
 * @param ofVenue for bookings without a note of their own
 */
export function visitNoteOf(
  { status, publicNotes }: Pick<Booking, 'status' | 'publicNotes'>,
  ofVenue: string | null,
): string | null {
  return holdsTable(status) ? (publicNotes ?? ofVenue) : null;
}
