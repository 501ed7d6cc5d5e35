import { requireOwnDay } from '../../domain/another-day-refusal.ts';
import type { Seating } from '../../domain/availability/seating/seat.ts';
import { type Booking, nextVersion } from '../../domain/booking.ts';
import {
  type BookingStatus,
  groupOf,
  holdsTable,
  keepsTables,
  nextStatuses,
  refuseTransition,
  staffStatuses,
} from '../../domain/booking-status.ts';
import { policyAfterAnswer, policyAfterTransition } from '../../domain/cancellation-policy.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import { type WallDate, workDaysOf } from '../../domain/venue-time.ts';
import { isTableReady, readyTableOf } from '../../domain/wait-list/ready-table.ts';
import { requirePermission, sideOf } from '../principal.ts';
import type { Tx, VerbTx } from '../tx.ts';
import { newPolicyFor } from './booking-policy.ts';
import { requireNobodyThere, requireSeating } from './require-seating.ts';
import { saveBooking } from './save-booking.ts';
import { applyTableMoves } from './table-moves.ts';

/** A status transition that is allowed. */
export interface StatusTransition {
  before: Booking;
  /** With the new status and its timestamps, before its tables are found. */
  after: Booking;
  /** Whether the guests sit down with it. */
  sitsDown: boolean;
}

/**
 * The transition of a booking to a status.
 * @param wanted for staff, with their work day: they correct the records of other days
 * @throws Refusal see `refuseTransition`; FORBIDDEN to staff whose role may not delete what could be deleted;
 *   AnotherDayRefusal
 */
export function requireTransition(
  { context, principal, venue, cause }: VerbTx,
  before: Booking,
  { status, today }: { status: BookingStatus; today?: WallDate },
): StatusTransition {
  const { mayDeleteBookings } = principal.capabilities;
  const usual = nextStatuses(before.status, mayDeleteBookings);
  if (today !== undefined && usual.includes(status)) requireOwnDay(before, status, today);
  const allowed = today === undefined ? usual : staffStatuses(before, today, mayDeleteBookings);
  const refusal = refuseTransition(before.status, status, allowed);
  const couldDelete = status === 'DELETED' && nextStatuses(before.status, true).includes(status);
  if (refusal && couldDelete && principal.staffUuid !== null)
    requirePermission(principal, 'bookings:delete');
  if (refusal) throw refusal;
  const now = context.now();
  const timestamps = timestampsAfterTransition(before, status, {
    now: cause.tappedAt ?? now,
    workDayAt: workDaysOf(venue),
  });
  const sitsDown = groupOf(status) === 'seated' && groupOf(before.status) !== 'seated';
  // A table that is ready for them is theirs.
  const ready = isTableReady(before, now) && holdsTable(status) ? readyTableOf(before) : null;
  const tableIds = ready?.tableIds ?? before.tableIds;
  return {
    before,
    after: { ...before, ...timestamps, status, tableIds, updatedAt: now },
    sitsDown,
  };
}

/**
 * The tables that a booking has after a transition. They are assigned again if the new status holds tables and the
 * old one did not.
 * @throws Refusal NO_AVAILABLE_SLOT
 */
export async function findTablesAfter(
  tx: Tx<'principal' | 'venue'>,
  { before, after, sitsDown }: StatusTransition,
): Promise<Seating> {
  let seating: Seating | null = null;
  if (holdsTable(after.status) && !holdsTable(before.status))
    seating = await requireSeating(tx, before, after);
  else if (sitsDown) seating = await requireNobodyThere(tx, after);
  return seating ?? { tableIds: keptTables(before, after.status), moves: [] };
}

/** A no-show keeps its tables on record, so that undoing it can restore them. */
function keptTables(before: Booking, to: BookingStatus): Booking['tableIds'] {
  return keepsTables(to) && groupOf(before.status) !== 'awaiting' ? before.tableIds : [];
}

/** Where a booking sits after a transition, and who makes room for it. */
export interface TransitionSeating extends Seating {
  /** Whether it keeps its tables when others need room; as before if it is omitted. */
  hasFixedTables?: boolean;
}

/** Writes a transition as one version of the booking, and moves the bookings that make room for it. */
export async function saveTransition(
  tx: Tx<'principal' | 'venue' | 'cause'>,
  { before, after }: StatusTransition,
  { tableIds, moves, hasFixedTables = before.hasFixedTables }: TransitionSeating,
): Promise<Booking> {
  const { context } = tx;
  await applyTableMoves(tx, before, moves);
  const changes: Booking = {
    ...after,
    tableIds,
    hasFixedTables,
    cancellationPolicy: policyAfter(tx, before, after),
  };
  // Written after those who make room, so that an undo knows that they are part of it.
  const moved = nextVersion(before, changes, context.now());
  await saveBooking(tx, { before, after: moved });
  return moved;
}

function policyAfter(
  { principal, venue }: Tx<'principal' | 'venue'>,
  before: Booking,
  after: Booking,
): Booking['cancellationPolicy'] {
  const { status, cancellationPolicy, experience, updatedAt } = after;
  if (groupOf(before.status) !== 'awaiting' || groupOf(status) === 'closed')
    return policyAfterTransition(cancellationPolicy, status, sideOf(principal), updatedAt);
  const experienceId = experience?.experienceId ?? null;
  const fresh = newPolicyFor(updatedAt, venue, { ...after, experienceId });
  return policyAfterAnswer({ ...before, cancellationPolicy }, status, fresh, updatedAt);
}
