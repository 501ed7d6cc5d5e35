import type { Hold, ServiceDay } from '../domain/availability/judgement.ts';
import { serviceShifts } from '../domain/availability/service-slots.ts';
import { overlaps } from '../domain/availability/table-occupancy.ts';
import type { Venue } from '../domain/venue.ts';
import { addDays, type Instant, type WallDate } from '../domain/venue-time.ts';
import { listHolds } from '../store/holds.ts';
import type { Db } from '../store/store.ts';
import type { House } from './house.ts';

/** A work day as it stands, whole, ready to be judged at any time of it. */
export async function readServiceDay(
  house: House,
  db: Db,
  venue: Venue,
  workDay: WallDate,
): Promise<ServiceDay> {
  const byDay = await listHolds(db, venue, addDays(workDay, -1), addDays(workDay, 1));
  return { venue, workDay, now: house.now(), holds: [...byDay.values()].flat() };
}

/** Work days that follow one another, from one read, ready to be judged at their slots. */
export async function readServiceDays(
  db: Db,
  venue: Venue,
  days: readonly WallDate[],
  now: Instant,
): Promise<Iterable<ServiceDay>> {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const byDay = await listHolds(db, venue, addDays(first, -1), addDays(last, 1));
  return serviceDays(venue, days, now, byDay);
}

/** Each is put together when it is its turn to be judged. */
function* serviceDays(
  venue: Venue,
  days: readonly WallDate[],
  now: Instant,
  byDay: HoldsByDay,
): Generator<ServiceDay> {
  for (const workDay of days) {
    yield { venue, workDay, now, holds: holdsOf(venue, workDay, byDay) };
  }
}

type HoldsByDay = ReadonlyMap<WallDate, readonly Hold[]>;

/** No stay is longer, which the database holds too. */
const LONGEST_STAY_MS = 12 * 3_600_000;
const NOBODY: readonly Hold[] = [];

/**
 * The holds of a work day, and those of the days beside it that overlap one of them, or what a slot
 * might still take, directly or through others. Beyond a moment at which nobody sits, nothing can be
 * in anyone's way: on most days, the night is such a moment.
 */
function holdsOf(venue: Venue, workDay: WallDate, byDay: HoldsByDay): Hold[] {
  const holds = [...(byDay.get(workDay) ?? NOBODY)];
  const slots = serviceShifts(venue, workDay).flatMap((shift) => shift.slots);
  const reach = {
    startAt: Math.min(...[...slots, ...holds].map(({ startAt }) => startAt)),
    endAt: Math.max(
      ...slots.map(({ startAt }) => startAt + LONGEST_STAY_MS),
      ...holds.map(({ endAt }) => endAt),
    ),
  };
  let others = [-1, 1].flatMap((days) => byDay.get(addDays(workDay, days)) ?? NOBODY);
  for (;;) {
    const inReach = others.filter((hold) => overlaps(hold, reach));
    if (inReach.length === 0) return holds;
    holds.push(...inReach);
    others = others.filter((hold) => !overlaps(hold, reach));
    reach.startAt = Math.min(reach.startAt, ...inReach.map(({ startAt }) => startAt));
    reach.endAt = Math.max(reach.endAt, ...inReach.map(({ endAt }) => endAt));
  }
}
