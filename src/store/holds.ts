import type { Hold } from '../domain/availability/judgement.ts';
import { coversOf } from '../domain/availability/party.ts';
import { BOOKING_STATUSES, holdsTable } from '../domain/booking-status.ts';
import { stayOf } from '../domain/stay.ts';
import type { Venue } from '../domain/venue.ts';
import { addDays, type WallDate } from '../domain/venue-time.ts';
import type { Db } from './driver.ts';

const TAKING_STATUSES = BOOKING_STATUSES.filter(
  (status) => holdsTable(status) || status === 'ATTENDED',
);

/**
 * Whatever takes from the house on these work days, and on the days beside them, whose stays may
 * reach over. Only the columns that a judgement needs.
 */
export async function listHolds(
  db: Db,
  venue: Venue,
  from: WallDate,
  to: WallDate,
): Promise<Hold[]> {
  const first = addDays(from, -1);
  const last = addDays(to, 1);
  const [rows, tables] = await Promise.all([
    db
      .selectFrom('bookings')
      .select([
        'uuid',
        'status',
        'booking_at',
        'turn_minutes',
        'ended_at',
        'pax',
        'pax_children',
        'floor_plan_area_id',
        'has_fixed_tables',
        'high_chairs',
        'strollers',
        'add_ons',
        'experience',
      ])
      .where('account_id', '=', venue.accountId)
      .where('work_day', '>=', first)
      .where('work_day', '<=', last)
      .where('status', 'in', TAKING_STATUSES)
      .execute(),
    db
      .selectFrom('booking_tables')
      .select(['booking_uuid', 'table_id'])
      .where('account_id', '=', venue.accountId)
      .where('work_day', '>=', first)
      .where('work_day', '<=', last)
      .execute(),
  ]);
  const tableIds = new Map<string, number[]>();
  for (const { booking_uuid, table_id } of tables) {
    const ids = tableIds.get(booking_uuid);
    if (ids) ids.push(table_id);
    else tableIds.set(booking_uuid, [table_id]);
  }
  return rows.flatMap((row): Hold[] => {
    const stay = stayOf({
      status: row.status,
      bookingAt: row.booking_at,
      turnMinutes: row.turn_minutes,
      endedAt: row.ended_at,
    });
    if (!stay) return [];
    return [
      {
        ...stay,
        bookingUuid: row.uuid,
        status: row.status,
        covers: coversOf(venue, { pax: row.pax, paxChildren: row.pax_children }),
        floorPlanAreaId: row.floor_plan_area_id,
        tableIds: tableIds.get(row.uuid) ?? [],
        experienceId:
          row.experience === 'null' ? null : (JSON.parse(row.experience).experienceId as number),
        hasFixedTables: row.has_fixed_tables === 1,
        highChairs: row.high_chairs,
        strollers: row.strollers,
        addOns: row.add_ons === '[]' ? [] : JSON.parse(row.add_ons),
      },
    ];
  });
}
