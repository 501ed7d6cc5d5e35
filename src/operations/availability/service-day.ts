import type { Occupancy, ServiceDay } from '../../domain/availability/availability.ts';
import { overlaps } from '../../domain/availability/interval.ts';
import { serviceShifts } from '../../domain/availability/service-slots.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, type Instant, type WallDate } from '../../domain/venue-time.ts';
import { listOccupancies } from '../../store/occupancies.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../context.ts';

/** A snapshot of a work day, with all occupancies of this day and the two adjacent ones. */
export async function readServiceDay(
  context: AppContext,
  db: Db,
  venue: Venue,
  workDay: WallDate,
): Promise<ServiceDay> {
  const now = context.now();
  const byDay = await listOccupancies(db, venue, addDays(workDay, -1), addDays(workDay, 1), now);
  return { venue, workDay, now, occupancies: [...byDay.values()].flat() };
}

/** Snapshots of consecutive work days from one read, each with the occupancies that its slots need. */
export async function readServiceDays(
  db: Db,
  venue: Venue,
  days: readonly WallDate[],
  now: Instant,
): Promise<Iterable<ServiceDay>> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const byDay = await listOccupancies(db, venue, addDays(first, -1), addDays(last, 1), now);
  return serviceDays(venue, days, now, byDay);
}

/** Builds each snapshot only when it is evaluated. */
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

/** The longest turn time that a venue document allows; the database enforces it too. */
const MAX_TURN_MS = 12 * 3_600_000;
const NO_OCCUPANCIES: readonly Occupancy[] = [];

/**
 * The day's occupancies, plus those of adjacent days that overlap the span of the day's service and
 * occupancies. Each added one extends the span, because a booking that moves to another table must not meet
 * those there. This stops at a gap without bookings, usually the night on either side.
 */
function occupanciesOf(venue: Venue, workDay: WallDate, byDay: OccupanciesByDay): Occupancy[] {
  const occupancies = [...(byDay.get(workDay) ?? NO_OCCUPANCIES)];
  const slots = serviceShifts(venue, workDay).flatMap((shift) => shift.slots);
  const span = {
    startAt: Math.min(...[...slots, ...occupancies].map(({ startAt }) => startAt)),
    endAt: Math.max(
      ...slots.map(({ startAt }) => startAt + MAX_TURN_MS),
      ...occupancies.map(({ endAt }) => endAt),
    ),
  };
  let others = [-1, 1].flatMap((days) => byDay.get(addDays(workDay, days)) ?? NO_OCCUPANCIES);
  for (;;) {
    const inSpan = others.filter((occupancy) => overlaps(occupancy, span));
    if (inSpan.length === 0) return occupancies;
    occupancies.push(...inSpan);
    others = others.filter((occupancy) => !overlaps(occupancy, span));
    span.startAt = Math.min(span.startAt, ...inSpan.map(({ startAt }) => startAt));
    span.endAt = Math.max(span.endAt, ...inSpan.map(({ endAt }) => endAt));
  }
}
