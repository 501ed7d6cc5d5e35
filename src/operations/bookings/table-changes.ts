import { type BookingAtRisk, listBookingsAtRisk } from '../../domain/availability/at-risk.ts';
import type { Booking } from '../../domain/booking.ts';
import type { NamedBooking, RecordedTableMove } from '../../domain/table-move.ts';
import type { Venue } from '../../domain/venue.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import { listBookingNames } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { listTableMoves } from '../../store/table-moves.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';

/** What staff know about a booking's tables besides their names. */
export interface TableChanges {
  /** Its moves, and those of others that made room for it, oldest first. */
  moves: readonly (RecordedTableMove & { booking: NamedBooking; cause: NamedBooking })[];
  /** Set if guests are expected to stay at its tables until after it begins. */
  atRisk: (BookingAtRisk & { guestsName: NamedBooking }) | null;
}

interface TableChangesOfAll {
  moves: ReadonlyMap<string, TableChanges['moves']>;
  atRisk: ReadonlyMap<string, NonNullable<TableChanges['atRisk']>>;
}

/** Reads the table changes of bookings. The number of reads does not grow with the number of bookings. */
export async function readTableChanges(
  context: AppContext,
  db: Db,
  venue: Venue,
  bookings: readonly Booking[],
): Promise<TableChangesOfAll> {
  const uuids = bookings.map(({ uuid }) => uuid);
  const moves = await listTableMoves(db, uuids);
  const atRisk = await listAtRisk(context, db, venue, bookings);
  const names = await listBookingNames(db, [
    ...moves.flatMap(({ bookingUuid, causeUuid }) => [bookingUuid, causeUuid]),
    ...atRisk.map(({ guests }) => guests.bookingUuid),
  ]);
  const nameOf = (uuid: string) => {
    const name = names.get(uuid);
    if (!name) throw new Error(`The booking ${uuid} does not exist.`);
    return name;
  };
  const movesOf = new Map<string, TableChanges['moves'][number][]>(uuids.map((uuid) => [uuid, []]));
  for (const move of moves) {
    const { bookingUuid, causeUuid } = move;
    const named = { ...move, booking: nameOf(bookingUuid), cause: nameOf(causeUuid) };
    for (const uuid of [bookingUuid, causeUuid]) movesOf.get(uuid)?.push(named);
  }
  return {
    moves: movesOf,
    atRisk: new Map(
      atRisk.map((each) => [
        each.booking.bookingUuid,
        { ...each, guestsName: nameOf(each.guests.bookingUuid) },
      ]),
    ),
  };
}

/** Those of one of the bookings that they were read for. */
export function changesOf({ moves, atRisk }: TableChangesOfAll, uuid: string): TableChanges {
  return { moves: moves.get(uuid) ?? [], atRisk: atRisk.get(uuid) ?? null };
}

/** Those of the bookings that are at risk. Only today, guests can be in the house. */
async function listAtRisk(
  context: AppContext,
  db: Db,
  venue: Venue,
  bookings: readonly Booking[],
): Promise<BookingAtRisk[]> {
  const today = workDayOf(venue, context.now());
  const uuids = new Set(
    bookings.filter(({ workDay }) => workDay === today).map(({ uuid }) => uuid),
  );
  if (uuids.size === 0) return [];
  return listBookingsAtRisk(await readServiceDayForStaff(context, db, venue, today), uuids);
}
