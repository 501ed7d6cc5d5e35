import type { Occupancy } from '../../domain/availability/availability.ts';
import { overlaps } from '../../domain/availability/interval.ts';
import { clearTables } from '../../domain/availability/seating/clear-tables.ts';
import {
  blocksTables,
  isMovable,
  seatingPlanOf,
} from '../../domain/availability/seating/day-plan.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { wallOf } from '../../domain/venue-time.ts';
import { listBookingNames } from '../../store/bookings.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { describeGuestsAt } from './guests-at-tables.ts';
import { intervalOf } from './interval-of.ts';
import { applyTableMoves } from './table-moves.ts';

interface RoomOptions {
  context: AppContext;
  db: Db;
  principal: Principal;
  venue: Venue;
  /** The booking that gets the tables; it has not sat down. */
  booking: Booking;
  tableIds: readonly number[];
  /** A booking that may be moved although it starts within the freeze window. */
  unfrozenBookingUuid?: string;
}

/**
 * Moves others away from tables that staff give to a booking.
 * @throws Refusal NO_AVAILABLE_SLOT, which says who has the tables and why they stay
 */
export async function makeRoom(options: RoomOptions): Promise<void> {
  const { context, db, principal, venue, booking, tableIds, unfrozenBookingUuid } = options;
  const day = await readServiceDay(context, db, venue, booking.workDay);
  const interval = intervalOf(booking, day);
  const plan = seatingPlanOf(day, booking.uuid, unfrozenBookingUuid);
  const moves = clearTables(plan, { ...interval, tableIds });
  if (moves) return applyTableMoves(context, db, booking, moves);

  const others = day.occupancies.filter(
    (each) =>
      each.bookingUuid !== booking.uuid &&
      blocksTables(each) &&
      overlaps(each, interval) &&
      each.tableIds.some((id) => tableIds.includes(id)),
  );
  const seated = others.filter((each) => each.isSeated);
  const later = others.filter((each) => !each.isSeated);
  const sentences = [
    await describeGuestsAt(db, principal, venue, seated),
    ...(await describeBookings(options, later, day.now)),
    'Choose other tables, or find room for them first.',
  ];
  throw new Refusal('NO_AVAILABLE_SLOT', sentences.filter(Boolean).join(' '));
}

/** Says which booking has which tables when, and why it stays there. */
async function describeBookings(
  { db, venue, unfrozenBookingUuid }: RoomOptions,
  occupancies: readonly Occupancy[],
  now: number,
): Promise<string[]> {
  const uuids = occupancies.map(({ bookingUuid }) => bookingUuid);
  const names = await listBookingNames(db, uuids);
  const time = (at: number) => wallOf(venue.timezone, at).time.slice(0, 5);
  return occupancies.map((occupancy) => {
    const { bookingUuid, covers, startAt, endAt, status, hasFixedTables } = occupancy;
    const name = names.get(bookingUuid)?.name;
    const who = name ? `${name} (a party of ${covers})` : `A party of ${covers}`;
    const tables = occupancy.tableIds.map(
      (id) => venue.tables.find((table) => table.id === id)?.name ?? id,
    );
    const isFrozen = bookingUuid !== unfrozenBookingUuid && !isMovable(venue, occupancy, now);
    const why =
      status !== 'CONFIRMED'
        ? 'has come already'
        : hasFixedTables
          ? 'is fixed to its tables'
          : isFrozen
            ? 'starts too soon to be moved'
            : 'fits nowhere else then';
    return `${who} has ${tables.join(' and ')} from ${time(startAt)} to ${time(endAt)} and ${why}.`;
  });
}
