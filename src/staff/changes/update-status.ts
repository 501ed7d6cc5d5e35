import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { BrokenRuleCode, StaffRule } from '../../domain/availability/staff-rules.ts';
import {
  type BookingStatus,
  holdsTable,
  nextStatuses,
  statusesOnOtherDays,
} from '../../domain/booking-status.ts';
import { timestampsAfterTransition } from '../../domain/status-timestamps.ts';
import { toVenueIso, venueDayOf } from '../../domain/utc-offsets.ts';
import { moveLabel, tableText } from '../bookings/booking-text.ts';
import { instantOf, timedStatusOf } from '../bookings/timed-status.ts';
import {
  ALL_FACTS,
  areSame,
  type ChangeKind,
  facts,
  forced,
  posIdsOf,
  type ShownTap,
  type Tables,
} from './change-kind.ts';

export interface StatusChange {
  kind: 'status';
  to: BookingStatus;
  /** The tables that the party gets in the same change. */
  tables?: Tables;
  force?: StaffRule[];
  /** The broken rules that the screen showed before the tap: they are set aside without another question. */
  accepts?: readonly BrokenRuleCode[];
}

/** A booking moves to another status, and may get tables with it. */
export const updateStatus: ChangeKind<StatusChange> = {
  isPossible: ({ to }, { status }) =>
    nextStatuses(status, true).includes(to) || statusesOnOtherDays(status).includes(to),
  isAlreadySo: ({ to, tables }, booking) =>
    booking.status === to && (tables === undefined || areSame(booking.tables, tables)),
  apply({ to, tables }, booking, tap) {
    const after = withStatus(booking, to, tap);
    return tables ? { ...after, tables, hasFixedTables: true } : after;
  },
  call: ({ to, tables, force }, { params, at }) => ({
    operation: 'update-booking-status',
    params,
    body: { status: to, ...(tables && { tables: posIdsOf(tables) }), ...forced(force), at },
  }),
  facts({ to }, { tables: shown }) {
    if (nextStatuses(to).length === 0) return ALL_FACTS;
    // Without a table on screen, the party takes the one that the server finds.
    if (to !== 'SEATED' || shown.length === 0) return [facts.status];
    return [facts.status, facts.time, facts.party, facts.tables];
  },
  label: ({ to, tables }, snapshot, messages) =>
    tables
      ? messages.service.seatAt(tableText(tables, messages))
      : moveLabel(snapshot?.status ?? to, to, messages),
  text({ to, tables }, { who, snapshot }, messages) {
    const moved = messages.moved[to](who);
    const at = tables ?? (to === 'SEATED' ? (snapshot?.tables ?? []) : []);
    return at.length > 0 ? messages.atTables(moved, tableText(at, messages)) : moved;
  },
  canForce: ({ to, tables }) => tables !== undefined || to === 'CONFIRMED',
  isIrreversible: ({ to }) => nextStatuses(to).length === 0,
};

/** A booking moved to another status by a tap. */
export function withStatus(
  booking: StaffBooking,
  to: BookingStatus,
  { tappedAt, day }: Pick<ShownTap, 'tappedAt' | 'day'>,
): StaffBooking {
  const textOf = (instant: number | null) =>
    instant === null ? null : toVenueIso(day.utcOffsets, instant);
  const { tableReadyAt, arrivedAt, seatedAt, endedAt } = timestampsAfterTransition(
    {
      ...timedStatusOf(booking),
      arrivedAt: instantOf(booking.arrivedAt),
      endedAt: instantOf(booking.endedAt),
      canceledAt: null,
    },
    to,
    { now: tappedAt, workDayAt: (at) => venueDayOf(day, at) },
  );
  const isFromDoor = booking.status === 'WAIT_LIST_WALK_IN';
  return {
    ...booking,
    status: to,
    ...(isFromDoor && { waitList: null, tables: readyTablesFor(booking, to, tappedAt) }),
    tableReadyAt: textOf(tableReadyAt),
    arrivedAt: textOf(arrivedAt),
    seatedAt: textOf(seatedAt),
    endedAt: textOf(endedAt),
  };
}

/** The tables that are kept for guests at the door, if they sit down in time. */
function readyTablesFor(
  { waitList, tables }: StaffBooking,
  to: BookingStatus,
  tappedAt: number,
): Tables {
  const offer = waitList?.offer;
  const isKept = holdsTable(to) && offer && tappedAt < Date.parse(offer.endsAt);
  return isKept ? offer.tables : tables;
}
