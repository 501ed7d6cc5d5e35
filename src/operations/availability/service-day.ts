import type { Occupancy, ServiceDay } from '../../domain/availability/availability.ts';
import { overlaps } from '../../domain/availability/occupancy-by-table.ts';
import { serviceShifts } from '../../domain/availability/service-slots.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, type Instant, type WallDate } from '../../domain/venue-time.ts';
import { listOccupancies } from '../../store/occupancies.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

/** A work day as it stands, whole, ready to be judged at any time of it. */
export async function readServiceDay(
  context: AppContext,
  db: Db,
  venue: Venue,
  workDay: WallDate,
): Promise<ServiceDay> {
  const byDay = await listOccupancies(db, venue, addDays(workDay, -1), addDays(workDay, 1));
  return { venue, workDay, now: context.now(), occupancies: [...byDay.values()].flat() };
}

/** Work days that follow one another, from one read, ready to be judged at their slots. */
export async function readServiceDays(
  db: Db,
  venue: Venue,
  days: readonly WallDate[],
  now: Instant,
): Promise<Iterable<ServiceDay>> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const byDay = await listOccupancies(db, venue, addDays(first, -1), addDays(last, 1));
  return serviceDays(venue, days, now, byDay);
}

/** Each is put together when it is its turn to be judged. */
function* serviceDays(
  venue: Venue,
  days: readonly WallDate[],
  now: Instant,
  byDay: OccupanciesByDay,
): Generator<ServiceDay> {
  for (const workDay of days) {
    yield { venue, workDay, now, occupancies: occupanciesOf(venue, workDay, byDay) };
  }
}

type OccupanciesByDay = ReadonlyMap<WallDate, readonly Occupancy[]>;

/** No stay is longer, which the database holds too. */
const LONGEST_STAY_MS = 12 * 3_600_000;
const NO_OCCUPANCIES: readonly Occupancy[] = [];

/**
 * The holds of a work day, and those of the days beside it that overlap one of them, or what a slot
 * might still take, directly or through others. Beyond a moment at which nobody sits, nothing can be
 * in anyone's way: on most days, the night is such a moment.
 */
function occupanciesOf(venue: Venue, workDay: WallDate, byDay: OccupanciesByDay): Occupancy[] {
  const occupancies = [...(byDay.get(workDay) ?? NO_OCCUPANCIES)];
  const slots = serviceShifts(venue, workDay).flatMap((shift) => shift.slots);
  const reach = {
    startAt: Math.min(...[...slots, ...occupancies].map(({ startAt }) => startAt)),
    endAt: Math.max(
      ...slots.map(({ startAt }) => startAt + LONGEST_STAY_MS),
      ...occupancies.map(({ endAt }) => endAt),
    ),
  };
  let others = [-1, 1].flatMap((days) => byDay.get(addDays(workDay, days)) ?? NO_OCCUPANCIES);
  for (;;) {
    const inReach = others.filter((occupancy) => overlaps(occupancy, reach));
    if (inReach.length === 0) return occupancies;
    occupancies.push(...inReach);
    others = others.filter((occupancy) => !overlaps(occupancy, reach));
    reach.startAt = Math.min(reach.startAt, ...inReach.map(({ startAt }) => startAt));
    reach.endAt = Math.max(reach.endAt, ...inReach.map(({ endAt }) => endAt));
  }
}
