import {
  type BookingAtRisk,
  findOtherTables,
  listBookingsAtRisk,
} from '../../domain/availability/at-risk.ts';
import type { ServiceDay } from '../../domain/availability/availability.ts';
import type { Steps } from '../../domain/availability/steps.ts';
import type { Booking } from '../../domain/booking.ts';
import type { NamedBooking, RecordedTableMove } from '../../domain/table-move.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import { listBookingNames } from '../../store/bookings.ts';
import { listTableMoves } from '../../store/table-moves.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { Tx } from '../tx.ts';

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

/**
 * Reads the table changes of bookings. The number of reads does not grow with the number of bookings.
 * @returns the remaining steps, which no longer need the database: each looks for other tables for one booking at risk
 */
export async function readTableChanges(
  tx: Tx<'venue'>,
  bookings: readonly Booking[],
): Promise<Steps<TableChangesOfAll>> {
  const { db } = tx;
  const uuids = bookings.map(({ uuid }) => uuid);
  const moves = await listTableMoves(db, uuids);
  const day = await readDayOfRisks(tx, bookings);
  const ofDay = bookings.filter(({ workDay }) => workDay === day?.workDay);
  const atRisk = day ? listBookingsAtRisk(day, new Set(ofDay.map(({ uuid }) => uuid))) : [];
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
  return (function* () {
    const found: [string, NonNullable<TableChanges['atRisk']>][] = [];
    for (const { booking, guests } of atRisk) {
      const otherTableIds = day && findOtherTables(day, booking);
      const guestsName = nameOf(guests.bookingUuid);
      found.push([booking.bookingUuid, { booking, guests, otherTableIds, guestsName }]);
      yield;
    }
    return { moves: movesOf, atRisk: new Map(found) };
  })();
}

/** Those of one of the bookings that they were read for. */
export function changesOf({ moves, atRisk }: TableChangesOfAll, uuid: string): TableChanges {
  return { moves: moves.get(uuid) ?? [], atRisk: atRisk.get(uuid) ?? null };
}

/** Guests can only be here on the current work day: null if none of the bookings is of today. */
async function readDayOfRisks(
  tx: Tx<'venue'>,
  bookings: readonly Booking[],
): Promise<ServiceDay | null> {
  const { context, venue } = tx;
  const today = workDayOf(venue, context.now());
  const isAnyToday = bookings.some(({ workDay }) => workDay === today);
  return isAnyToday ? readServiceDayForStaff(tx, today) : null;
}
