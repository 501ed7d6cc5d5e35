import type { Occupancy, ServiceDay } from '../../domain/availability/availability.ts';
import { type Interval, overlaps } from '../../domain/availability/interval.ts';
import {
  blocksTables,
  findGuestsInTheWay,
  isMovable,
} from '../../domain/availability/seating/day-plan.ts';
import { Refusal } from '../../domain/refusal.ts';
import { wallOf } from '../../domain/venue-time.ts';
import { listBookingNames } from '../../store/bookings.ts';
import type { Tx } from '../tx.ts';
import { describeGuestsAt } from './guests-at-tables.ts';

export interface TakenTables {
  tx: Tx<'principal' | 'venue'>;
  day: ServiceDay;
  /** When the tables are needed. */
  interval: Interval;
  tableIds: readonly number[];
  /** The booking that needs them; omitted for a new one. */
  bookingUuid?: string;
  /** A booking that may be moved although it starts within the freeze window. */
  unfrozenBookingUuid?: string | undefined;
}

/** The refusal of named tables: who has them, and why they stay there. */
export async function tablesTakenRefusal(taken: TakenTables): Promise<Refusal> {
  const advice = 'Choose other tables, or find room for them first.';
  const who = await describeTaken(taken);
  return new Refusal('NO_AVAILABLE_SLOT', who ? `${who} ${advice}` : advice);
}

/** Says who has the tables when, and why they stay there. */
export async function describeTaken(taken: TakenTables): Promise<string> {
  const { tx, day, interval, tableIds, bookingUuid } = taken;
  const others = day.occupancies.filter(
    (each) =>
      each.bookingUuid !== bookingUuid &&
      blocksTables(each) &&
      overlaps(each, interval) &&
      each.tableIds.some((id) => tableIds.includes(id)),
  );
  const seated = others.filter((each) => each.isSeated);
  const later = others.filter((each) => !each.isSeated);
  const sentences = [await describeGuestsAt(tx, seated), ...(await describeBookings(taken, later))];
  return sentences.filter(Boolean).join(' ');
}

/** Says that the tables are blocked, or to whom on the wait list they are offered; empty if neither is so. */
export function describeKeptTables(taken: TakenTables): Promise<string> {
  const { day } = taken;
  const occupancies = day.occupancies.filter(
    ({ hold, isBlock }) => isBlock || hold?.kind === 'OFFER',
  );
  return describeTaken({ ...taken, day: { ...day, occupancies } });
}

/** Says which booking has which tables when, and why it stays there. */
async function describeBookings(
  taken: TakenTables,
  occupancies: readonly Occupancy[],
): Promise<string[]> {
  const { db, venue } = taken.tx;
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
    if (occupancy.isBlock)
      return `${tables.join(' and ')} ${tables.length > 1 ? 'are' : 'is'} blocked from ${time(startAt)} to ${time(endAt)}.`;
    if (occupancy.hold)
      return `${who} is offered ${tables.join(' and ')} from ${time(startAt)} to ${time(endAt)} until ${time(occupancy.hold.until)}.`;
    const why = describeWhyItStays(taken, occupancy);
    return `${who} has ${tables.join(' and ')} from ${time(startAt)} to ${time(endAt)} and ${why}.`;
  });
}

function describeWhyItStays(
  { unfrozenBookingUuid, day: { venue, now, occupancies } }: TakenTables,
  occupancy: Occupancy,
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
