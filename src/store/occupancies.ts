import { sql } from 'kysely';
import type { Occupancy } from '../domain/availability/availability.ts';
import { coversOf } from '../domain/availability/party.ts';
import { BOOKING_STATUSES, holdsTable, isInProgress } from '../domain/booking-status.ts';
import { occupiedInterval, sitsThere } from '../domain/occupied-interval.ts';
import type { Venue } from '../domain/venue.ts';
import { type Instant, type WallDate, workDayOf } from '../domain/venue-time.ts';
import type { Db } from './driver.ts';

const OCCUPYING_STATUSES = BOOKING_STATUSES.filter(
  (status) => holdsTable(status) || status === 'ATTENDED',
);

/**
 * The occupancies of a range of work days as of now, by work day; days without any are omitted. Reads only
 * the columns that an evaluation needs.
 */
export async function listOccupancies(
  db: Db,
  venue: Venue,
  from: WallDate,
  to: WallDate,
  now: Instant,
): Promise<Map<WallDate, Occupancy[]>> {
  const today = workDayOf(venue, now);
  const rows = await db
    .selectFrom('bookings')
    .select([
      'work_day',
      'uuid',
      'status',
      'booking_at',
      'turn_minutes',
      'is_walk_in',
      'seated_at',
      'ended_at',
      'updated_at',
      'pax',
      'pax_children',
      'floor_plan_area_id',
      'table_ids',
      'has_fixed_tables',
      'high_chairs',
      'strollers',
      // Few bookings have any, and null is faster to read than empty JSON.
      sql<string | null>`nullif(add_ons, '[]')`.as('add_ons'),
      sql<string | null>`nullif(experience, 'null')`.as('experience'),
    ])
    .where('account_id', '=', venue.accountId)
    .where('work_day', '>=', from)
    .where('work_day', '<=', to)
    .where('status', 'in', OCCUPYING_STATUSES)
    .execute();
  const readTableIds = tableIdsReader();
  const occupancies = new Map<WallDate, Occupancy[]>();
  for (const row of rows) {
    const stay = {
      status: row.status,
      isWalkIn: row.is_walk_in === 1,
      bookingAt: row.booking_at,
      turnMinutes: row.turn_minutes,
      seatedAt: row.seated_at,
      endedAt: row.ended_at,
      updatedAt: row.updated_at,
    };
    const isOver = row.work_day < today;
    const interval = occupiedInterval(stay, now, isOver);
    if (!interval) continue;
    const occupancy: Occupancy = {
      bookingUuid: row.uuid,
      startAt: interval.startAt,
      endAt: interval.endAt,
      status: row.status,
      covers: coversOf(venue, { pax: row.pax, paxChildren: row.pax_children }),
      floorPlanAreaId: row.floor_plan_area_id,
      tableIds: readTableIds(row.table_ids),
      experienceId:
        row.experience === null ? null : (JSON.parse(row.experience).experienceId as number),
      hasFixedTables: row.has_fixed_tables === 1,
      isInHouse: isInProgress(row.status) && !isOver,
      isSeated: sitsThere(stay, now) && !isOver,
      highChairs: row.high_chairs,
      strollers: row.strollers,
      addOns: row.add_ons === null ? NO_ADD_ONS : JSON.parse(row.add_ons),
    };
    const ofDay = occupancies.get(row.work_day);
    if (ofDay) ofDay.push(occupancy);
    else occupancies.set(row.work_day, [occupancy]);
  }
  return occupancies;
}

const NO_ADD_ONS: Occupancy['addOns'] = [];

/** Parses each distinct list of tables once: a month has thousands of bookings on few of them. */
function tableIdsReader(): (text: string) => readonly number[] {
  const parsed = new Map<string, readonly number[]>();
  return (text) => {
    let tableIds = parsed.get(text);
    if (!tableIds) {
      tableIds = JSON.parse(text) as number[];
      parsed.set(text, tableIds);
    }
    return tableIds;
  };
}
