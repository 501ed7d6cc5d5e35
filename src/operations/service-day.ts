import type { Hold, ServiceDay } from '../domain/availability/judgement.ts';
import type { Venue } from '../domain/venue.ts';
import type { WallDate } from '../domain/venue-time.ts';
import { listHolds } from '../store/holds.ts';
import type { Db } from '../store/store.ts';
import type { House } from './house.ts';

/** A work day as it stands, ready to be judged. */
export async function readServiceDay(
  house: House,
  db: Db,
  venue: Venue,
  workDay: WallDate,
): Promise<ServiceDay> {
  const holds = await listHolds(db, venue, workDay, workDay);
  return { venue, workDay, now: house.now(), holds };
}

/** The holds of a range of days by the day whose judgement they can touch, from one read. */
export async function readServiceDays(
  house: House,
  db: Db,
  venue: Venue,
  days: readonly WallDate[],
): Promise<ServiceDay[]> {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const now = house.now();
  const holds: readonly Hold[] = await listHolds(db, venue, first, last);
  return days.map((workDay) => ({ venue, workDay, now, holds: holdsNear(holds, workDay) }));
}

const DAY_MS = 86_400_000;

/** Whatever is within a day and a half of the day's noon in UTC: any zone, any stay. */
function holdsNear(holds: readonly Hold[], workDay: WallDate): Hold[] {
  const midnight = Date.parse(`${workDay}T00:00:00Z`);
  return holds.filter(
    ({ startAt, endAt }) => endAt > midnight - DAY_MS && startAt < midnight + 3 * DAY_MS,
  );
}
