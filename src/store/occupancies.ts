import type { Occupancy } from '../domain/availability/availability.ts';
import { blocksOfClosedAreas } from '../domain/service-day/block.ts';
import type { DayLimits } from '../domain/service-day/day-settings.ts';
import type { Venue } from '../domain/venue.ts';
import { type Instant, type WallDate, workDaysOf } from '../domain/venue-time.ts';
import { listDayTexts, textOfBookings } from './day-texts.ts';
import type { Db } from './db.ts';
import { occupancyOf, parseDayText } from './occupancy-text.ts';

/** What a work day has as of now. */
export interface OccupiedDay {
  /** Those of bookings, holds and blocks, and of the tables in closed areas. */
  occupancies: readonly Occupancy[];
  limits: DayLimits | undefined;
}

interface OccupiedRange {
  from: WallDate;
  to: WallDate;
  now: Instant;
}

/** A range of work days; days without anything are omitted. */
export async function listOccupiedDays(
  db: Db,
  venue: Venue,
  { from, to, now }: OccupiedRange,
): Promise<Map<WallDate, OccupiedDay>> {
  const workDayAt = workDaysOf(venue);
  const today = workDayAt(now);
  const days = await listDayTexts(db, { accountId: venue.accountId, from, to });
  const found = new Map<WallDate, OccupiedDay>();
  for (const { workDay, stored, limits: limitsText } of days) {
    const text = stored ?? (await textOfBookings(db, venue.accountId, workDay));
    if (text === '' && limitsText === null) continue;
    const asOf = { now, workDay, isOver: workDay < today, workDayAt };
    const occupancies = parseDayText(text).flatMap((each) => occupancyOf(each, venue, asOf) ?? []);
    const limits = limitsText === null ? undefined : (JSON.parse(limitsText) as DayLimits);
    if (limits) occupancies.push(...blocksOfClosedAreas(venue, workDay, limits));
    found.set(workDay, { occupancies, limits });
  }
  return found;
}
