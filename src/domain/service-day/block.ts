import type { Occupancy, ServiceDay } from '../availability/availability.ts';
import type { Interval } from '../availability/interval.ts';
import type { Venue } from '../venue.ts';
import {
  addDays,
  type Instant,
  instantOnWorkDay,
  minuteOf,
  timeOfMinute,
  type VenueClock,
  type WallDate,
} from '../venue-time.ts';
import type { DayLimits } from './day-settings.ts';

/** Tables that staff keep free for a while, such as a broken one. It is over at its end, or when it is released. */
export interface Block {
  id: string;
  accountId: string;
  workDay: WallDate;
  tableIds: readonly number[];
  startAt: Instant;
  endAt: Instant;
  reason: string | null;
  createdAt: Instant;
  releasedAt: Instant | null;
}

/** When a work day begins and ends. Where a clock change skips its first minute, it begins after the change. */
export function workDayInterval(venue: VenueClock, workDay: WallDate): Interval {
  return { startAt: startOf(venue, workDay), endAt: startOf(venue, addDays(workDay, 1)) };
}

function startOf(venue: VenueClock, workDay: WallDate): Instant {
  const first = minuteOf(venue.dayStartsAt);
  for (let minute = first; minute < first + MAX_SKIPPED_MINUTES; minute += STEP_MINUTES) {
    const at = instantOnWorkDay(venue, workDay, timeOfMinute(minute));
    if (at !== null) return at;
  }
  throw new Error(`The work day ${workDay} has no beginning.`);
}

/** No clock change skips more, and each skips whole quarters of an hour. */
const MAX_SKIPPED_MINUTES = 24 * 60;
const STEP_MINUTES = 15;

/** What a block occupies: its tables, and nothing that bookings share. */
export function occupancyOfBlock({
  id,
  startAt,
  endAt,
  tableIds,
}: Pick<Block, 'id' | 'startAt' | 'endAt' | 'tableIds'>): Occupancy {
  return {
    bookingUuid: id,
    startAt,
    endAt,
    status: 'CONFIRMED',
    covers: 0,
    floorPlanAreaId: null,
    tableIds,
    hasFixedTables: true,
    highChairs: 0,
    strollers: 0,
    addOns: [],
    isBlock: true,
  };
}

/** The tables of closed areas are blocked all day. */
export function blocksOfClosedAreas(
  venue: Venue,
  workDay: WallDate,
  { closedAreaIds }: DayLimits,
): Occupancy[] {
  if (closedAreaIds.length === 0) return [];
  const interval = workDayInterval(venue, workDay);
  return closedAreaIds.flatMap((areaId) => {
    const tables = venue.tables.filter(({ floorPlanAreaId }) => floorPlanAreaId === areaId);
    const tableIds = tables.map(({ id }) => id);
    return tableIds.length === 0
      ? []
      : [occupancyOfBlock({ id: `${workDay} area ${areaId}`, ...interval, tableIds })];
  });
}

/** Whether an occupancy is one of those that closed areas of a day have. */
export function isOfClosedArea({ isBlock, bookingUuid }: Occupancy, workDay: WallDate): boolean {
  return isBlock === true && bookingUuid.startsWith(`${workDay} area `);
}

/** The day without some of its blocks. */
export function withoutBlocks<Day extends Pick<ServiceDay, 'occupancies'>>(
  day: Day,
  isLeftOut: (block: Occupancy) => boolean = () => true,
): Day {
  const occupancies = day.occupancies.filter((each) => !each.isBlock || !isLeftOut(each));
  return { ...day, occupancies };
}
