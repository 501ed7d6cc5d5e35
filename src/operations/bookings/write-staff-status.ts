import type { StaffStatusRequest } from '../../contract/staff/staff-status-request.ts';
import { requireOwnDay } from '../../domain/another-day-refusal.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import { groupOf, holdsTable } from '../../domain/booking-status.ts';
import { limitRules } from '../../domain/service-day/limit-rules.ts';
import type { Venue } from '../../domain/venue.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import type { Db } from '../../store/store.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import type { ChangeTerms } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { judgeChosenTables, requireChosenTables } from './chosen-tables.ts';
import { intervalOf } from './interval-of.ts';
import { requireBookingToChange, requireExactVersion } from './require-booking.ts';
import { requireExtras } from './require-extras.ts';
import { requireRules } from './require-rules.ts';
import { requireTables } from './require-tables.ts';
import { confirmsRequest } from './require-within-limits.ts';
import {
  findTablesAfter,
  requireTransition,
  type StatusTransition,
  saveTransition,
  type TransitionSeating,
} from './status-transition.ts';

interface ForcedSeating extends TransitionSeating {
  /** The rules that staff set aside for it. */
  forced: StaffRule[];
}

/**
 * PUT /staff/v3/bookings/{bookingUuid}/status: as in the partner API, or with the tables that staff choose for the
 * new status, as one change. The booking is fixed to these, and bookings that have them move to others. A party that
 * does not fit, a booking that would move within the freeze window and one that would be at risk are refused with
 * the rule TABLE, which can be set aside. So is a request that the day no longer takes, with SHIFT or PACE. Where somebody
 * sits, nobody is seated. Guests arrive, sit down and leave only on the work day of their booking.
 * @throws Refusal see the endpoint's problems; RulesRefusal; AnotherDayRefusal
 */
export async function writeStaffStatus(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
  { status, tables, force }: StaffStatusRequest,
  terms: ChangeTerms,
): Promise<BookingView> {
  requirePermission(principal, 'bookings:update');
  const venue = await requireVenue(context, db, principal.accountId);
  const booking = await requireBookingToChange(db, principal, uuid, terms.ifMatch);
  if (tables) requireExactVersion(booking, terms.ifMatch);
  const transition = requireTransition(context, principal, booking, status, terms);
  requireOwnDay(booking, status, workDayOf(venue, terms.tappedAt ?? context.now()));
  const { forced, ...seating } = tables
    ? await requireTablesFor(context, db, principal, venue, transition, { tables, force })
    : await requireSomeTables(context, db, principal, venue, transition, force);
  const { tappedAt } = terms;
  const cause = causeOf(principal, 'update-booking-status', { tappedAt, forced });
  const after = await saveTransition(context, db, principal, venue, cause, transition, seating);
  await endOverriddenOffers(context, db, venue, cause, after);
  return viewBooking(context, db, principal, venue, after);
}

/**
 * The tables that are found for the new status.
 * @throws Refusal NO_AVAILABLE_SLOT, FORBIDDEN; RulesRefusal
 */
async function requireSomeTables(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  transition: StatusTransition,
  force: readonly StaffRule[] | undefined,
): Promise<ForcedSeating> {
  let forced: StaffRule[] = [];
  if (confirmsRequest(transition)) {
    const day = await readServiceDayForStaff(context, db, venue, transition.after.workDay);
    forced = await requireRules(principal, limitRules(day, transition.after), force);
  }
  return { ...(await findTablesAfter(context, db, principal, venue, transition)), forced };
}

/**
 * The tables that staff choose for the new status, judged for the stay as it is then.
 * @throws Refusal TABLE_NOT_MAPPED_BY_TENANT, NO_AVAILABLE_SLOT, FORBIDDEN; RulesRefusal
 */
async function requireTablesFor(
  context: AppContext,
  db: Db,
  principal: Principal,
  venue: Venue,
  transition: StatusTransition,
  { tables, force }: { tables: readonly string[]; force: readonly StaffRule[] | undefined },
): Promise<ForcedSeating> {
  const { before, after, sitsDown } = transition;
  const tableIds = requireTables(venue, tables);
  const day = await readServiceDayForStaff(context, db, venue, after.workDay);
  if (groupOf(before.status) === 'awaiting') requireExtras(day, after, intervalOf(after, day));
  const currentTableIds = holdsTable(before.status) && !sitsDown ? before.tableIds : [];
  const chosen = judgeChosenTables(day, after, tableIds, currentTableIds);
  const limits = confirmsRequest(transition) ? limitRules(day, after) : [];
  const judged = { ...chosen, broken: [...limits, ...chosen.broken] };
  const forced = await requireChosenTables(db, principal, day, after, judged, force);
  return { tableIds, moves: chosen.moves, hasFixedTables: true, forced };
}
