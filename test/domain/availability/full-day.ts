import { DAY, generatedRequests } from '../../../bench/seating-days.ts';
import type { Occupancy, ServiceDay } from '../../../src/domain/availability/availability.ts';
import { seatingPlanOf } from '../../../src/domain/availability/seating/day-plan.ts';
import { seatDirectly } from '../../../src/domain/availability/seating/seat.ts';
import { serviceShifts } from '../../../src/domain/availability/service-slots.ts';
import type { Venue } from '../../../src/domain/venue.ts';
import { instantOnWorkDay, MS_PER_MINUTE } from '../../../src/domain/venue-time.ts';

const LOAD = 2;
/** What fills the gaps that are left, the largest first. */
const SIZES = [8, 5, 3, 2, 1];
const WEEK = 7 * 24 * 60 * MS_PER_MINUTE;

/** A generated day of a generated venue on which no party finds a table at any time, unless others move. */
export function fullDay(venue: Venue, seed: number): ServiceDay {
  const midnight = instantOnWorkDay({ ...venue, dayStartsAt: '00:00:00' }, DAY, '00:00:00') ?? 0;
  const day: ServiceDay = { venue, workDay: DAY, now: midnight - WEEK, occupancies: [] };
  const occupancies: Occupancy[] = [];
  const seat = (covers: number, startAt: number, minutes: number, areaId: number | null) => {
    const endAt = startAt + minutes * MS_PER_MINUTE;
    const floorPlanAreaIds = areaId === null ? null : [areaId];
    const plan = seatingPlanOf({ ...day, occupancies });
    const seating = seatDirectly(plan, { covers, startAt, endAt, floorPlanAreaIds });
    if (!seating) return false;
    occupancies.push({
      bookingUuid: `party-${occupancies.length}`,
      startAt,
      endAt,
      status: 'CONFIRMED',
      covers,
      floorPlanAreaId: areaId,
      tableIds: seating.tableIds,
      hasFixedTables: occupancies.length % 20 === 0,
      highChairs: 0,
      strollers: 0,
      addOns: [],
    });
    return true;
  };
  for (const { covers, startMinute, turnMinutes, areaId } of generatedRequests(venue, seed, LOAD))
    seat(covers, midnight + startMinute * MS_PER_MINUTE, turnMinutes, areaId);
  for (const covers of SIZES) {
    const turn = venue.turnMinutes.find(({ maxCovers }) => covers <= maxCovers);
    for (const { slots } of serviceShifts(venue, DAY))
      for (const { startAt } of slots) while (seat(covers, startAt, turn?.minutes ?? 0, null));
  }
  return { ...day, occupancies };
}
