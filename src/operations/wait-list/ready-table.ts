import type { ReadyTableRequest } from '../../contract/staff/ready-table.ts';
import { requireOwnDay } from '../../domain/another-day-refusal.ts';
import type { ServiceDay } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { seatDirectly } from '../../domain/availability/seating/seat.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import { workDayOf, workDaysOf } from '../../domain/venue-time.ts';
import { newReadyTable } from '../../domain/wait-list/ready-table.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { BookingChange, BookingVerb } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { judgeChosenTables, requireChosenTables } from '../bookings/chosen-tables.ts';
import { remainingIntervalOf } from '../bookings/interval-of.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { requireTables } from '../bookings/require-tables.ts';
import { withCause } from '../transactions.ts';
import type { VerbTx } from '../tx.ts';
import { endOffersAt } from './overridden-offers.ts';
import { othersWouldMove, saveReadyTable } from './table-offers.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/table-ready: keeps tables for guests on the door list, who are told that their
 * table is ready, for ten minutes. What was kept for them before is free again. Named tables are judged as for guests
 * who sit down now; nobody moves.
 * @throws Refusal see the endpoint's problems; RulesRefusal; AnotherDayRefusal
 */
export const readyTable: BookingVerb<ReadyTableRequest> = {
  operation: 'ready-table',
  permission: 'bookings:update',
  run: writeReadyTable,
};

async function writeReadyTable(
  tx: VerbTx,
  asked: BookingChange<ReadyTableRequest>,
): Promise<BookingView> {
  const { venue } = tx;
  const { uuid } = asked;
  const { tables, force } = asked.request;
  const booking = await requireBookingToChange(tx, asked);
  if (booking.status !== 'WAIT_LIST_WALK_IN')
    throw new Refusal(
      'BOOKING_STATUS_NOT_VALID',
      `Only guests on the door list wait for a table: the status of this booking is ${booking.status}.`,
    );
  requireOwnDay(booking, 'ARRIVED', workDayOf(venue, tx.context.now()));
  const day = await readServiceDayForStaff(tx, booking.workDay);
  const seated: Booking = {
    ...booking,
    ...timestampsAfterTransition(booking, 'SEATED', { now: day.now, workDayAt: workDaysOf(venue) }),
    status: 'SEATED',
    updatedAt: day.now,
  };
  let tableIds: readonly number[] | undefined;
  let forced: StaffRule[] = [];
  if (tables) {
    tableIds = requireTables(venue, tables);
    const chosen = judgeChosenTables(day, seated, { tableIds, currentTableIds: [] });
    forced = await requireChosenTables(tx, { ...chosen, day, booking: seated }, force);
    if (chosen.moves.length > 0) throw othersWouldMove();
  } else tableIds = findFreeTables(day, seated);
  if (!tableIds)
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'No table is free for these guests. Name tables for them, or free one first.',
    );
  const forcing = withCause(tx, { forced });
  if (forced.includes('OFFER')) {
    const { accountId, workDay } = booking;
    const interval = remainingIntervalOf(seated, day);
    await endOffersAt(forcing, { accountId, uuid, workDay, tableIds, interval });
  }
  const ready = newReadyTable(day.now, tableIds);
  const after = await saveReadyTable(forcing, booking, ready);
  return viewBooking(tx, after);
}

/** The tables at which guests could sit down now without anybody's move. */
function findFreeTables(day: ServiceDay, seated: Booking): readonly number[] | undefined {
  const interval = remainingIntervalOf(seated, day);
  const covers = coversOf(day.venue, seated);
  const plan = seatingPlanOf(day, seated.uuid);
  return seatDirectly(plan, { ...interval, covers, floorPlanAreaIds: null })?.tableIds;
}
