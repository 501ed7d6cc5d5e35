import type { ServiceDay } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import {
  type ChosenTables,
  chooseTables,
} from '../../domain/availability/seating/choose-tables.ts';
import { areSameTables } from '../../domain/availability/seating/floor.ts';
import { judgeTablesInHouse } from '../../domain/availability/seating/tables-in-house.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { groupOf } from '../../domain/booking-status.ts';
import type { Tx } from '../tx.ts';
import { remainingIntervalOf } from './interval-of.ts';
import { requireRules } from './require-rules.ts';
import { tablesTakenRefusal } from './tables-taken-refusal.ts';

interface Choice {
  tableIds: readonly number[];
  /** Tables that the booking has already, unless its guests sit down there only now. */
  currentTableIds: readonly number[];
}

/**
 * Judges tables that staff choose for a booking, for the time that it has after the change. A booking that keeps
 * its tables stays where it is, so nothing stands against that.
 */
export function judgeChosenTables(
  day: ServiceDay,
  booking: Booking,
  { tableIds, currentTableIds }: Choice,
): ChosenTables {
  if (areSameTables(tableIds, currentTableIds))
    return { tableIds, moves: [], broken: [], areTaken: false };
  const party = {
    ...remainingIntervalOf(booking, day),
    covers: coversOf(day.venue, booking),
    tableIds,
  };
  const { uuid } = booking;
  return groupOf(booking.status) === 'seated'
    ? judgeTablesInHouse(day, { ...party, bookingUuid: uuid, currentTableIds })
    : chooseTables(day, { ...party, floorPlanAreaIds: null, excludeBookingUuid: uuid });
}

interface ChosenForBooking extends ChosenTables {
  day: ServiceDay;
  /** As it is after the change. */
  booking: Booking;
}

/**
 * Throws unless the tables are free and every rule that stands against them is set aside. The refusal says who has
 * them.
 * @param force the rules that the request sets aside
 * @returns those of the rules that stood against it, for the journal
 * @throws Refusal NO_AVAILABLE_SLOT, FORBIDDEN; RulesRefusal
 */
export async function requireChosenTables(
  tx: Tx<'principal' | 'venue'>,
  { day, booking, tableIds, areTaken, broken }: ChosenForBooking,
  force: readonly StaffRule[] | undefined,
): Promise<StaffRule[]> {
  const interval = remainingIntervalOf(booking, day);
  const wanted = { tx, day, interval, tableIds, bookingUuid: booking.uuid };
  if (areTaken) throw await tablesTakenRefusal(wanted);
  return requireRules(tx.principal, broken, { force, tables: wanted });
}
