import type { StaffTimesRequest } from '../../contract/staff/times.ts';
import type { ServiceDay } from '../../domain/availability/availability.ts';
import {
  evaluateForStaff,
  type StaffResult,
} from '../../domain/availability/evaluate-for-staff.ts';
import { serviceShifts } from '../../domain/availability/service-slots.ts';
import type { WallDate, WallTime } from '../../domain/venue-time.ts';
import { requireTables } from '../bookings/require-tables.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
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
  question: StaffTimesRequest & { date: WallDate },
): Promise<StaffTimesView> {
  const { date, tables, turnMinutes = null, excludeBookingUuid, time, isExemptFromPace } = question;
  const { day, tableIds } = await read({ context, principal }, 'availability:read', async (tx) => ({
    day: await readServiceDayForStaff(tx, date),
    tableIds: tables ? requireTables(tx.venue, tables) : null,
  }));
  const criteria = { ...slotCriteria(question), isExemptFromPace };
  const choice = { turnMinutes, tableIds, excludeBookingUuid };
  const slots = serviceShifts(day.venue, date).flatMap((shift) => shift.slots);
  const asked = new Set([...slots.map((slot) => slot.time), ...(time ? [time] : [])]);
  const evaluate = (each: WallTime) => evaluateForStaff(day, criteria, each, choice);
  const times = await inPieces(eachTime([...asked], evaluate));
  return { day, times: times.sort((a, b) => a.startAt - b.startAt) };
}

/** One step per time, with up to two searches: the second one also lets frozen bookings move. */
function* eachTime(
  times: readonly WallTime[],
  evaluate: (time: WallTime) => StaffResult | null,
): Generator<void, StaffResult[]> {
  const results: StaffResult[] = [];
  for (const time of times) {
    const result = evaluate(time);
    if (result) results.push(result);
    yield;
  }
  return results;
}
