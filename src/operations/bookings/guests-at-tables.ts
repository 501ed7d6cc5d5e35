import type { Occupancy } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { wallOf, workDayOf } from '../../domain/venue-time.ts';
import { findBooking } from '../../store/bookings.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { Tx } from '../tx.ts';

/**
 * All seated parties but one: of today's bookings, and of tomorrow's that a partner has seated. For a day that is over, a
 * status only completes the records; for a later one, it says that guests are expected (`isSeatedAhead`).
 */
export async function listGuestsNow(
  tx: Tx<'venue'>,
  exceptBookingUuid: string,
): Promise<Occupancy[]> {
  const { context, venue } = tx;
  const today = workDayOf(venue, context.now());
  const { occupancies } = await readServiceDay(tx, today);
  return occupancies.filter(
    ({ isSeated, bookingUuid }) => isSeated && bookingUuid !== exceptBookingUuid,
  );
}

/** Those of the parties that sit at any of these tables. */
export function guestsAt(
  occupancies: readonly Occupancy[],
  tableIds: readonly number[],
): readonly Occupancy[] {
  return occupancies.filter(
    (each) => each.isSeated && each.tableIds.some((id) => tableIds.includes(id)),
  );
}

/** Says who sits where since when; without names for callers who may not see them. */
export async function describeGuestsAt(
  tx: Tx<'principal' | 'venue'>,
  guests: readonly Occupancy[],
): Promise<string> {
  const { db, venue } = tx;
  const { dataAccess, permissions } = tx.principal;
  const maySeeNames = dataAccess === 'private' && permissions.has('bookings:read');
  const sentences: string[] = [];
  for (const { bookingUuid, tableIds, startAt, stay } of guests) {
    const booking = await findBooking(db, venue.accountId, bookingUuid);
    if (!booking) continue;
    const name = maySeeNames ? booking.customerName : null;
    const tables = tableIds.map((id) => venue.tables.find((table) => table.id === id)?.name ?? id);
    const since = wallOf(venue.timezone, stay?.seatedAt ?? startAt).time.slice(0, 5);
    const people = `a party of ${coversOf(venue, booking)}`;
    sentences.push(
      `At ${tables.join(' and ')}, ${name ? `${name} (${people})` : people} has been sitting since ${since}.`,
    );
  }
  return sentences.join(' ');
}
