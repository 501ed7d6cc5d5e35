import type { Occupancy, ServiceDay } from '../../domain/availability/availability.ts';
import { overlaps } from '../../domain/availability/interval.ts';
import { serviceShifts } from '../../domain/availability/service-slots.ts';
import type { OccupiedInterval } from '../../domain/occupied-interval.ts';
import type { Venue } from '../../domain/venue.ts';
import { addDays, type Instant, type WallDate } from '../../domain/venue-time.ts';
import { listOccupiedDays, type OccupiedDay } from '../../store/occupancies.ts';
import type { Tx } from '../tx.ts';

/** A snapshot of a work day, with all occupancies of this day and the two adjacent ones. */
export async function readServiceDay(
  { context, db, venue }: Tx<'venue'>,
  workDay: WallDate,
): Promise<ServiceDay> {
  const now = context.now();
  const byDay = await listOccupiedDays(db, venue, {
    from: addDays(workDay, -1),
    to: addDays(workDay, 1),
    now,
  });
  const occupancies = [...byDay.values()].flatMap((day) => day.occupancies);
  return { venue, workDay, now, occupancies, limits: byDay.get(workDay)?.limits };
}

/**
 * As {@link readServiceDay}, for the staff: without what visitors hold. Guests at the door or on the telephone come
 * before somebody who still types.
 */
export async function readServiceDayForStaff(
  tx: Tx<'venue'>,
  workDay: WallDate,
): Promise<ServiceDay> {
  const day = await readServiceDay(tx, workDay);
  const occupancies = day.occupancies.filter(({ hold }) => hold?.kind !== 'VISITOR');
  return { ...day, occupancies };
}

/** Snapshots of consecutive work days from one read, each with the occupancies that its slots need. */
export async function readServiceDays(
  { db, venue }: Tx<'venue'>,
  days: readonly WallDate[],
  now: Instant,
): Promise<Iterable<ServiceDay>> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const byDay = await listOccupiedDays(db, venue, {
    from: addDays(first, -1),
    to: addDays(last, 1),
    now,
  });
  return serviceDays({ venue, now }, days, byDay);
}

/** Builds each snapshot only when it is evaluated. */
function* serviceDays(
  { venue, now }: Pick<ServiceDay, 'venue' | 'now'>,
  days: readonly WallDate[],
  byDay: OccupiedDays,
): Generator<ServiceDay> {
  for (const workDay of days) {
    const occupancies = occupanciesOf(venue, workDay, byDay);
    yield { venue, workDay, now, occupancies, limits: byDay.get(workDay)?.limits };
  }
}

type OccupiedDays = ReadonlyMap<WallDate, OccupiedDay>;

/** The longest turn time that a venue document allows; the database enforces it too. */
const MAX_TURN_MS = 12 * 3_600_000;
const NO_OCCUPANCIES: readonly Occupancy[] = [];

/**
 * The day's occupancies, plus those of adjacent days that overlap the span of the day's service and
 * occupancies. Each added one extends the span, because a booking that moves to another table must not meet
 * those there. This stops at a gap without bookings, usually the night on either side.
 */
function occupanciesOf(venue: Venue, workDay: WallDate, byDay: OccupiedDays): Occupancy[] {
  const occupancies = [...(byDay.get(workDay)?.occupancies ?? NO_OCCUPANCIES)];
  const span = { startAt: Number.POSITIVE_INFINITY, endAt: Number.NEGATIVE_INFINITY };
  for (const { slots } of serviceShifts(venue, workDay))
    for (const { startAt } of slots) extend(span, { startAt, endAt: startAt + MAX_TURN_MS });
  for (const occupancy of occupancies) extend(span, occupancy);
  let others = [-1, 1].flatMap(
    (days) => byDay.get(addDays(workDay, days))?.occupancies ?? NO_OCCUPANCIES,
  );
  for (;;) {
    const inSpan = others.filter((occupancy) => overlaps(occupancy, span));
    if (inSpan.length === 0) return occupancies;
    others = others.filter((occupancy) => !overlaps(occupancy, span));
    occupancies.push(...inSpan);
    for (const occupancy of inSpan) extend(span, occupancy);
  }
}

function extend(span: OccupiedInterval, { startAt, endAt }: OccupiedInterval): void {
  span.startAt = Math.min(span.startAt, startAt);
  span.endAt = Math.max(span.endAt, endAt);
}
