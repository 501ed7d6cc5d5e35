import type { StaffTimesRequest } from '../../contract/staff/times.ts';
import type { BookingCriteria, ServiceDay } from '../../domain/availability/availability.ts';
import {
  evaluateForStaff,
  type StaffResult,
} from '../../domain/availability/evaluate-for-staff.ts';
import { serviceShifts } from '../../domain/availability/service-slots.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import { requireTables } from '../bookings/require-tables.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { inPieces } from './in-pieces.ts';
import { readServiceDayForStaff } from './service-day.ts';
import { slotCriteria } from './slot-criteria.ts';

/** The times of a work day as staff see them. */
export interface StaffTimesView {
  day: ServiceDay;
  times: readonly StaffResult[];
}

/**
 * POST /staff/v3/availability/work-days/{date}/times: every time of the day's shifts for a party, with each rule
 * that stands against it. Booking one of them with these rules in `force` succeeds, unless the named tables are
 * taken.
 * @throws Refusal TABLE_NOT_MAPPED_BY_TENANT
 */
export async function listTimes(
  context: AppContext,
  principal: Principal,
  date: WallDate,
  request: StaffTimesRequest,
): Promise<StaffTimesView> {
  requirePermission(principal, 'availability:read');
  const { day, tableIds } = await context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    return {
      day: await readServiceDayForStaff(context, db, venue, date),
      tableIds: request.tables ? requireTables(venue, request.tables) : null,
    };
  });
  const { turnMinutes = null, excludeBookingUuid, time, isExemptFromPace } = request;
  const criteria = { ...slotCriteria(request), isExemptFromPace };
  const choice = { turnMinutes, tableIds, excludeBookingUuid };
  const slots = serviceShifts(day.venue, date).flatMap((shift) => shift.slots);
  const asked = new Set([...slots.map((slot) => slot.time), ...(time ? [time] : [])]);
  const times = await inPieces(evaluateTimes(day, criteria, [...asked], choice));
  return { day, times: times.sort((a, b) => a.startAt - b.startAt) };
}

function* evaluateTimes(
  day: ServiceDay,
  criteria: BookingCriteria,
  times: readonly WallTime[],
  choice: Parameters<typeof evaluateForStaff>[3],
): Generator<void, StaffResult[]> {
  const results: StaffResult[] = [];
  for (const time of times) {
    const result = evaluateForStaff(day, criteria, time, choice);
    if (result) results.push(result);
    yield;
  }
  return results;
}
