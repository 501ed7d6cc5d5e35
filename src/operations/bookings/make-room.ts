import type { Occupancy, ServiceDay } from '../../domain/availability/availability.ts';
import { overlaps } from '../../domain/availability/interval.ts';
import { clearTables } from '../../domain/availability/seating/clear-tables.ts';
import {
  blocksTables,
  findGuestsInTheWay,
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
  if (moves) return applyTableMoves(context, db, venue, booking, moves);

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
    ...(await describeBookings(options, later, day)),
    'Choose other tables, or find room for them first.',
  ];
  throw new Refusal('NO_AVAILABLE_SLOT', sentences.filter(Boolean).join(' '));
}

/** Says which booking has which tables when, and why it stays there. */
async function describeBookings(
  options: RoomOptions,
  occupancies: readonly Occupancy[],
  day: ServiceDay,
): Promise<string[]> {
  const { db, venue } = options;
  const uuids = occupancies.map(({ bookingUuid }) => bookingUuid);
  const names = await listBookingNames(db, uuids);
  const time = (at: number) => wallOf(venue.timezone, at).time.slice(0, 5);
  return occupancies.map((occupancy) => {
    const { bookingUuid, covers, startAt, endAt } = occupancy;
    const name = names.get(bookingUuid)?.name;
    const who = name ? `${name} (a party of ${covers})` : `A party of ${covers}`;
    const tables = occupancy.tableIds.map(
      (id) => venue.tables.find((table) => table.id === id)?.name ?? id,
    );
    const why = describeWhyItStays(options, occupancy, day);
    return `${who} has ${tables.join(' and ')} from ${time(startAt)} to ${time(endAt)} and ${why}.`;
  });
}

function describeWhyItStays(
  { venue, unfrozenBookingUuid }: RoomOptions,
  occupancy: Occupancy,
  { now, occupancies }: ServiceDay,
): string {
  const { bookingUuid, status, hasFixedTables } = occupancy;
  if (status !== 'CONFIRMED') return 'has come already';
  if (hasFixedTables) return 'is fixed to its tables';
  if (bookingUuid !== unfrozenBookingUuid && !isMovable(venue, occupancy, now))
    return 'starts too soon to be moved';
  const inHouse = occupancies.filter((each) => each.isInHouse);
  return findGuestsInTheWay(occupancy, inHouse)
    ? 'waits for the guests at its tables to leave'
    : 'fits nowhere else then';
}
