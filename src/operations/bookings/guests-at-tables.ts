import type { Occupancy } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import type { Booking } from '../../domain/booking.ts';
import { wallOf, workDayOf } from '../../domain/venue-time.ts';
import { findBooking } from '../../store/bookings.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { Tx } from '../tx.ts';

/**
 * Who sits while a booking's guests do, besides them: today's guests, and those of tomorrow whom a partner has seated. Nobody
 * if the booking's work day is over: then a status only completes the records.
 */
export async function listGuestsBeside(
  tx: Tx<'venue'>,
  { uuid, workDay }: Pick<Booking, 'uuid' | 'workDay'>,
): Promise<Occupancy[]> {
  const { context, venue } = tx;
  const today = workDayOf(venue, context.now());
  if (workDay < today) return [];
  const { occupancies } = await readServiceDay(tx, today);
  return occupancies.filter(({ isSeated, bookingUuid }) => isSeated && bookingUuid !== uuid);
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

/** Says who sits where since when, or was due when; without names for callers who may not see them. */
export async function describeGuestsAt(
  tx: Tx<'principal' | 'venue'>,
  guests: readonly Occupancy[],
): Promise<string> {
  const { context, db, venue } = tx;
  const { dataAccess, permissions } = tx.principal;
  const { mayChangeEveryBooking } = tx.principal.capabilities;
  const today = workDayOf(venue, context.now());
  const maySeeNames = dataAccess === 'private' && permissions.has('bookings:read');
  const sentences: string[] = [];
  for (const { bookingUuid, tableIds, startAt, stay, isAhead } of guests) {
    const booking = await findBooking(db, venue.accountId, bookingUuid);
    if (!booking) continue;
    const name = maySeeNames ? booking.customerName : null;
    const tables = tableIds.map((id) => venue.tables.find((table) => table.id === id)?.name ?? id);
    const since = wallOf(venue.timezone, stay?.seatedAt ?? startAt).time.slice(0, 5);
    const people = `a party of ${coversOf(venue, booking)}`;
    const who = name ? `${name} (${people})` : people;
    const is = isAhead ? 'was due at' : 'has been sitting since';
    sentences.push(`At ${tables.join(' and ')}, ${who} ${is} ${since}.`);
    // Of a coming day, staff cannot say that they have left.
    if (mayChangeEveryBooking && booking.workDay > today)
      sentences.push(`Their booking is of ${booking.workDay}: change its date to today first.`);
  }
  return sentences.join(' ');
}
