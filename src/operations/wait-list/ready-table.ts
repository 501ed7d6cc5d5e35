import type { ReadyTableRequest } from '../../contract/staff/ready-table.ts';
import type { ServiceDay } from '../../domain/availability/availability.ts';
import { coversOf } from '../../domain/availability/party.ts';
import { seatingPlanOf } from '../../domain/availability/seating/day-plan.ts';
import { seatDirectly } from '../../domain/availability/seating/seat.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { Booking } from '../../domain/booking.ts';
import { Refusal } from '../../domain/refusal.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import { newReadyTable } from '../../domain/wait-list/ready-table.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { ChangeTerms } from '../bookings/booking-change.ts';
import { type BookingView, viewBooking } from '../bookings/booking-view.ts';
import { judgeChosenTables, requireChosenTables } from '../bookings/chosen-tables.ts';
import { remainingIntervalOf } from '../bookings/interval-of.ts';
import { requireBookingToChange } from '../bookings/require-booking.ts';
import { requireTables } from '../bookings/require-tables.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { endOffersAt } from './overridden-offers.ts';
import { othersWouldMove, saveReadyTable } from './table-offers.ts';

/**
 * PUT /staff/v3/bookings/{bookingUuid}/table-ready: keeps tables for guests on the door list, who are told that their
 * table is ready, for ten minutes. What was kept for them before is free again. Named tables are judged as for guests
 * who sit down now; nobody moves.
 * @throws Refusal see the endpoint's problems; RulesRefusal
 */
export async function writeReadyTable(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { tables, force }: ReadyTableRequest,
  { ifMatch, tappedAt }: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  const booking = await requireBookingToChange(db, principal, uuid, ifMatch);
  if (booking.status !== 'WAIT_LIST_WALK_IN')
    throw new Refusal(
      'BOOKING_STATUS_NOT_VALID',
      `Only guests on the door list wait for a table: the status of this booking is ${booking.status}.`,
    );
  const day = await readServiceDayForStaff(context, db, venue, booking.workDay);
  const seated: Booking = {
    ...booking,
    ...timestampsAfterTransition(booking, 'SEATED', day.now),
    status: 'SEATED',
    updatedAt: day.now,
  };
  let tableIds: readonly number[] | undefined;
  let forced: StaffRule[] = [];
  if (tables) {
    tableIds = requireTables(venue, tables);
    const chosen = judgeChosenTables(day, seated, tableIds, []);
    forced = await requireChosenTables(db, principal, day, seated, chosen, force);
    if (chosen.moves.length > 0) throw othersWouldMove();
  } else tableIds = findFreeTables(day, seated);
  if (!tableIds)
    throw new Refusal(
      'NO_AVAILABLE_SLOT',
      'No table is free for these guests. Name tables for them, or free one first.',
    );
  const cause = causeOf(principal, 'ready-table', { tappedAt, forced });
  if (forced.includes('OFFER')) {
    const { accountId, workDay } = booking;
    const interval = remainingIntervalOf(seated, day);
    await endOffersAt(context, db, venue, cause, { accountId, uuid, workDay, tableIds, interval });
  }
  const ready = newReadyTable(day.now, tableIds);
  const after = await saveReadyTable(context, db, venue, cause, booking, ready);
  return viewBooking(context, db, principal, venue, after);
}

/** The tables at which guests could sit down now without anybody's move. */
function findFreeTables(day: ServiceDay, seated: Booking): readonly number[] | undefined {
  const interval = remainingIntervalOf(seated, day);
  const covers = coversOf(day.venue, seated);
  const plan = seatingPlanOf(day, seated.uuid);
  return seatDirectly(plan, { ...interval, covers, floorPlanAreaIds: null })?.tableIds;
}
