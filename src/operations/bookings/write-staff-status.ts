import type { StaffStatusRequest } from '../../contract/staff/staff-status-request.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import { groupOf, holdsTable } from '../../domain/booking-status.ts';
import { limitRules } from '../../domain/service-day/limit-rules.ts';
import { workDayOf } from '../../domain/venue-time.ts';
import { readServiceDayForStaff } from '../availability/service-day.ts';
import { withCause } from '../transactions.ts';
import type { Tx, VerbTx } from '../tx.ts';
import { endOverriddenOffers } from '../wait-list/overridden-offers.ts';
import type { BookingChange, BookingVerb } from './booking-change.ts';
import { type BookingView, viewBooking } from './booking-view.ts';
import { judgeChosenTables, requireChosenTables } from './chosen-tables.ts';
import { intervalOf } from './interval-of.ts';
import { requireBookingToChange, requireExactVersion } from './require-booking.ts';
import { requireExtras } from './require-extras.ts';
import { requireRules } from './require-rules.ts';
import { requireTables } from './require-tables.ts';
import { confirmsRequest } from './require-within-limits.ts';
import { signingUrlOfAnswer } from './signing-url.ts';
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
 * sits, nobody is seated. Guests arrive, sit down and leave only on the work day of their booking; on
 * others, staff can correct the records (`correctionStatuses`).
 * @throws Refusal see the endpoint's problems; RulesRefusal; AnotherDayRefusal
 */
export const updateStaffStatus: BookingVerb<StaffStatusRequest> = {
  operation: 'update-booking-status',
  permission: 'bookings:update',
  run: writeStaffStatus,
};

async function writeStaffStatus(
  tx: VerbTx,
  asked: BookingChange<StaffStatusRequest>,
): Promise<BookingView> {
  const { context, venue } = tx;
  const { ifMatch, request } = asked;
  const { status, tables, force } = request;
  const booking = await requireBookingToChange(tx, asked);
  if (tables) requireExactVersion(booking, ifMatch);
  const today = workDayOf(venue, tx.cause.tappedAt ?? context.now());
  const transition = requireTransition(tx, booking, { status, today });
  const { forced, ...seating } = tables
    ? await requireTablesFor(tx, transition, { tables, force })
    : await requireSomeTables(tx, transition, force);
  const forcing = withCause(tx, { forced });
  const after = await saveTransition(forcing, transition, seating);
  await endOverriddenOffers(forcing, after);
  const view = await viewBooking(tx, after);
  return {
    ...view,
    redirectUrl: await signingUrlOfAnswer(tx, booking, after),
  };
}

/**
 * The tables that are found for the new status.
 * @throws Refusal NO_AVAILABLE_SLOT, FORBIDDEN; RulesRefusal
 */
async function requireSomeTables(
  tx: Tx<'principal' | 'venue'>,
  transition: StatusTransition,
  force: readonly StaffRule[] | undefined,
): Promise<ForcedSeating> {
  let forced: StaffRule[] = [];
  if (confirmsRequest(transition)) {
    const day = await readServiceDayForStaff(tx, transition.after.workDay);
    forced = await requireRules(tx.principal, limitRules(day, transition.after), { force });
  }
  return { ...(await findTablesAfter(tx, transition)), forced };
}

/**
 * The tables that staff choose for the new status, judged for the stay as it is then.
 * @throws Refusal TABLE_NOT_MAPPED_BY_TENANT, NO_AVAILABLE_SLOT, FORBIDDEN; RulesRefusal
 */
async function requireTablesFor(
  tx: Tx<'principal' | 'venue'>,
  transition: StatusTransition,
  { tables, force }: { tables: readonly string[]; force: readonly StaffRule[] | undefined },
): Promise<ForcedSeating> {
  const { venue } = tx;
  const { before, after, sitsDown } = transition;
  const tableIds = requireTables(venue, tables);
  const day = await readServiceDayForStaff(tx, after.workDay);
  if (groupOf(before.status) === 'awaiting') requireExtras(day, after, intervalOf(after, day));
  const currentTableIds = holdsTable(before.status) && !sitsDown ? before.tableIds : [];
  const chosen = judgeChosenTables(day, after, { tableIds, currentTableIds });
  const limits = confirmsRequest(transition) ? limitRules(day, after) : [];
  const judged = { ...chosen, broken: [...limits, ...chosen.broken] };
  const forced = await requireChosenTables(tx, { ...judged, day, booking: after }, force);
  return { tableIds, moves: chosen.moves, hasFixedTables: true, forced };
}
