import type { PrivateBooking } from '../../contract/booking.ts';
import type * as wire from '../../contract/staff/booking.ts';
import type { NamedBooking } from '../../domain/table-move.ts';
import type { Venue } from '../../domain/venue.ts';
import { toZonedIso } from '../../domain/venue-time.ts';
import type { TableChanges } from '../bookings/table-changes.ts';

/** The fields that the staff API adds to a booking. */
export function tableChangesShape(
  venue: Venue,
  { moves, atRisk }: TableChanges,
): Pick<wire.StaffBooking, 'tableMoves' | 'atRisk'> {
  const at = (instant: number) => toZonedIso(venue.timezone, instant);
  const named = (booking: NamedBooking) => namedBookingShape(venue, booking);
  const names = (ids: readonly number[]) => tableShapes(venue, ids).map(({ name }) => name);
  return {
    tableMoves: moves.map(
      ({ id, booking, cause, fromTableIds, toTableIds, movedAt, undoneAt }) => ({
        id,
        booking: named(booking),
        cause: named(cause),
        from: names(fromTableIds),
        to: names(toTableIds),
        movedAt: at(movedAt),
        undoneAt: undoneAt === null ? null : at(undoneAt),
      }),
    ),
    atRisk: atRisk && {
      guests: named(atRisk.guestsName),
      tables: names(atRisk.booking.tableIds.filter((id) => atRisk.guests.tableIds.includes(id))),
      expectedEndAt: at(atRisk.guests.endAt),
      otherTables: atRisk.otherTableIds && tableShapes(venue, atRisk.otherTableIds),
    },
  };
}

/** What identifies a booking for staff beside another one. */
export function namedBookingShape(
  { timezone }: Pick<Venue, 'timezone'>,
  { bookingAt, ...rest }: NamedBooking,
): wire.NamedBookingBody {
  return { ...rest, bookingAt: toZonedIso(timezone, bookingAt) };
}

/** Tables that the venue has removed are left out. */
export function tableShapes(
  { tables }: Pick<Venue, 'tables'>,
  ids: readonly number[],
): PrivateBooking['tables'] {
  return ids.flatMap((id) => {
    const table = tables.find((one) => one.id === id);
    return table
      ? [{ name: table.name, floorPlanAreaId: table.floorPlanAreaId, posId: table.posId, id }]
      : [];
  });
}
