import type { Occupancy } from '../domain/availability/availability.ts';
import type { Venue } from '../domain/venue.ts';
import { type Instant, type WallDate, workDayOf } from '../domain/venue-time.ts';
import { listDayTexts, textOfBookings } from './day-texts.ts';
import type { Db } from './db.ts';
import { occupancyOf, parseDayText } from './occupancy-text.ts';

/** The occupancies of a range of work days as of now, by work day; days without any are omitted. */
export async function listOccupancies(
  db: Db,
  venue: Venue,
  from: WallDate,
  to: WallDate,
  now: Instant,
): Promise<Map<WallDate, Occupancy[]>> {
  const today = workDayOf(venue, now);
  const days = await listDayTexts(db, venue.accountId, from, to);
  const found = new Map<WallDate, Occupancy[]>();
  for (const { workDay, stored } of days) {
    const text = stored ?? (await textOfBookings(db, venue.accountId, workDay));
    if (text === '') continue;
    const isOver = workDay < today;
    const occupancies = parseDayText(text);
    found.set(
      workDay,
      occupancies.flatMap((each) => occupancyOf(each, venue, now, isOver) ?? []),
    );
  }
  return found;
}
