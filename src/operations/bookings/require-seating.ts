import type { Occupancy, ServiceDay } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { allowedAreas, seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { type Seating, type SeatingRequest, seat } from '../../domain/availability/seating/seat.ts';
import type { Booking } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import type { OccupiedInterval } from '../../domain/occupied-interval.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { readServiceDay } from '../availability/service-day.ts';
import type { Tx } from '../tx.ts';
import { describeGuestsAt, guestsAt, listGuestsBeside } from './guests-at-tables.ts';
import { intervalOf, remainingIntervalOf } from './interval-of.ts';
import { requireExtras } from './require-extras.ts';

/**
 * Tables for a booking that gets a status which holds some: its own if they are still free, else others. Guests of
 * the door list need them from now on: whoever had them while the guests waited has left.
 * @param before the booking before the change
 * @param after the booking after it
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export async function requireSeating(
  tx: Tx<'venue'>,
  before: Booking,
  after: Booking,
): Promise<Seating> {
  const { venue } = tx;
  const day = await readServiceDay(tx, after.workDay);
  const isFromDoor = before.status === 'WAIT_LIST_WALK_IN';
  const interval = isFromDoor ? remainingIntervalOf(after, day) : intervalOf(after, day);
  const { startAt, endAt } = interval;
  const sitsDown = groupOf(after.status) === 'seated';
  const guests = sitsDown ? await listGuestsBeside(tx, after) : [];
  const plan = seatingPlanOf(besideGuests(day, guests, interval), after.uuid);
  // Guests who have arrived are not turned away because extras have run out.
  if (groupOf(before.status) === 'awaiting') requireExtras(day, after, interval);
  const { tableIds } = after;
  const tables = tableIds.flatMap((id) => plan.floor.positions.get(id) ?? []);
  // Who has not left after all keeps the table, unless others have come.
  const isBack = before.status === 'ATTENDED' && sitsDown;
  const own = isBack
    ? seatingPlanOf(besideGuests(withoutAhead(day), guests.filter(hasCome), interval), after.uuid)
    : plan;
  if (tableIds.length > 0 && own.isFree(tables, startAt, endAt)) return { tableIds, moves: [] };
  const others = seat(plan, { ...interval, ...partyOf(venue, after) });
  if (others) return others;
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    'There is no table left for this party at that time. Free one first, or offer another time.',
  );
}

/**
 * Null if nobody sits at the booking's own tables, else others. Later bookings of its own tables do not matter:
 * staff decide about them when the time comes.
 * @param booking after the change, in a status of the seated group
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export async function requireNobodyThere(
  tx: Tx<'principal' | 'venue'>,
  booking: Booking,
): Promise<Seating | null> {
  const { venue } = tx;
  const guests = await listGuestsBeside(tx, booking);
  const there = guestsAt(guests, booking.tableIds);
  if (there.length === 0) return null;
  const day = await readServiceDay(tx, booking.workDay);
  const interval = intervalOf(booking, day);
  const plan = seatingPlanOf(besideGuests(day, guests, interval), booking.uuid);
  const party = { ...interval, ...partyOf(venue, booking) };
  const others = booking.hasFixedTables ? null : seat(plan, party);
  if (others) return others;
  const who = await describeGuestsAt(tx, there);
  throw new Refusal(
    'NO_AVAILABLE_SLOT',
    `${who} Move them to ATTENDED when they have left, or seat this party elsewhere.`,
  );
}

/**
 * The day for somebody who sits down now, although the booking may be of another time or day: the guests who sit in the
 * house keep their tables throughout.
 */
function besideGuests(
  day: ServiceDay,
  guests: readonly Occupancy[],
  { startAt, endAt }: OccupiedInterval,
): ServiceDay {
  const sitting = new Set(guests.map(({ bookingUuid }) => bookingUuid));
  const others = day.occupancies.filter(({ bookingUuid }) => !sitting.has(bookingUuid));
  const staying = guests.map((each) => ({
    ...each,
    startAt: Math.min(startAt, each.startAt),
    endAt: Math.max(endAt, each.endAt),
  }));
  return { ...day, occupancies: [...others, ...staying] };
}

function hasCome({ isAhead }: Occupancy): boolean {
  return !isAhead;
}

function withoutAhead(day: ServiceDay): ServiceDay {
  return { ...day, occupancies: day.occupancies.filter(hasCome) };
}

/** What the tables of a booking must satisfy. */
function partyOf(
  venue: Venue,
  booking: Booking,
): Pick<SeatingRequest, 'covers' | 'floorPlanAreaIds'> {
  const experience = venue.experiences.find(({ id }) => id === booking.experience?.experienceId);
  return {
    covers: coversOf(venue, booking),
    floorPlanAreaIds: allowedAreas(booking.floorPlanAreaId, experience),
  };
}
