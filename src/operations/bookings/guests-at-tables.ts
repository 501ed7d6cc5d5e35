import type { Occupancy } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import type { Venue } from '../../domain/venue.ts';
import { wallOf, workDayOf } from '../../domain/venue-time.ts';
import { findBooking } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';

/** The parties that sit in the house now, whatever the work day of their booking, but one. */
export async function listGuestsNow(
  context: AppContext,
  db: Db,
  venue: Venue,
  exceptBookingUuid: string,
): Promise<Occupancy[]> {
  const today = workDayOf(venue, context.now());
  const { occupancies } = await readServiceDay(context, db, venue, today);
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
  db: Db,
  { dataAccess, permissions }: Pick<Principal, 'dataAccess' | 'permissions'>,
  venue: Venue,
  guests: readonly Occupancy[],
): Promise<string> {
  const maySeeNames = dataAccess === 'private' && permissions.has('bookings:read');
  const sentences: string[] = [];
  for (const { bookingUuid, tableIds } of guests) {
    const booking = await findBooking(db, venue.accountId, bookingUuid);
    if (!booking) continue;
    const name = maySeeNames ? booking.customerName : null;
    const tables = tableIds.map((id) => venue.tables.find((table) => table.id === id)?.name ?? id);
    const since = wallOf(venue.timezone, booking.seatedAt ?? booking.bookingAt).time.slice(0, 5);
    const people = `a party of ${coversOf(venue, booking)}`;
    sentences.push(
      `At ${tables.join(' and ')}, ${name ? `${name} (${people})` : people} has been sitting since ${since}.`,
    );
  }
  return sentences.join(' ');
}
