import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import { NO_NOTES } from '../../domain/booking-notes.ts';
import { toVenueIso } from '../../domain/utc-offsets.ts';
import { type Instant, MS_PER_MINUTE } from '../../domain/venue-time.ts';
import {
  areSame,
  type ChangeKind,
  forced,
  posIdsOf,
  type ShownTap,
  type Tables,
} from './change-kind.ts';

/** A party that comes in without a booking. */
export interface WalkIn {
  pax: number;
  paxChildren: number;
  status: 'SEATED' | 'WAIT_LIST_WALK_IN';
  /** Empty: the server finds some. */
  tables: Tables;
  quotedWaitMinutes: number | null;
  /** When the next party needs the tables, as the guests were told; null if none does. */
  until: Instant | null;
  /** By what staff recognize them. */
  guest: StaffBooking['walkInGuest'];
}

export interface WalkInChange {
  kind: 'walk-in';
  walkIn: WalkIn;
  force?: StaffRule[];
}

/** The turn that is shown until the server has answered. */
const TURN_MINUTES = 90;

export const createWalkIn: ChangeKind<WalkInChange> = {
  isPossible: () => true,
  isAlreadySo: () => false,
  apply: (_, booking) => booking,
  applyAll({ walkIn }, tap) {
    if (tap.workDay !== tap.day.date) return [];
    return [tap.find(tap.bookingUuid) ?? newWalkIn(walkIn, tap)];
  },
  call({ walkIn, force }, { at }) {
    const { pax, paxChildren, status, tables, quotedWaitMinutes, until, guest } = walkIn;
    const known = Object.entries(guest ?? {}).filter(([, value]) => value !== null);
    const body = {
      pax,
      paxChildren,
      status,
      ...(tables.length > 0 && { tables: posIdsOf(tables) }),
      ...(quotedWaitMinutes !== null && { quotedWaitMinutes }),
      ...(until !== null && { isTimeLimited: true }),
      ...forced(force),
      ...Object.fromEntries(known),
      at,
    };
    return { operation: 'create-walk-in', body };
  },
  facts: () => [],
  label: (_change, _snapshot, messages) => messages.service.walkIn,
  text: ({ walkIn: { pax, paxChildren } }, _, messages) =>
    messages.service.tapText.walkIn(pax + paxChildren),
  canForce: ({ walkIn }) => walkIn.tables.length > 0,
  // The server's booking has the time of the tap.
  hasCreated({ walkIn }, booking, tappedAt) {
    const { pax, paxChildren, status, tables, quotedWaitMinutes, guest } = walkIn;
    if (!booking.isWalkIn || booking.pax !== pax || booking.paxChildren !== paxChildren)
      return false;
    if (status === 'SEATED')
      return (
        booking.seatedAt !== null &&
        isWithin(1000, booking.seatedAt, tappedAt) &&
        (tables.length === 0 || areSame(booking.tables, tables))
      );
    return (
      isWithin(MS_PER_MINUTE, booking.bookingAt, tappedAt) &&
      booking.quotedWaitMinutes === quotedWaitMinutes &&
      (booking.walkInGuest?.label ?? null) === (guest?.label ?? null) &&
      (booking.walkInGuest?.name ?? null) === (guest?.name ?? null)
    );
  },
};

/** Whether a `date-time` is an instant, rounded down to a unit such as a minute. */
function isWithin(unitMs: number, dateTime: string, at: number): boolean {
  return Date.parse(dateTime) === at - (at % unitMs);
}

/** A walk-in as it is shown until the server has answered. */
function newWalkIn(
  { pax, paxChildren, status, tables, quotedWaitMinutes, until, guest }: WalkIn,
  { bookingUuid, workDay, tappedAt, day: { accountId, utcOffsets, shiftType } }: ShownTap,
): StaffBooking {
  const at = toVenueIso(utcOffsets, tappedAt);
  const seatedAt = status === 'SEATED' ? at : null;
  const longest = until === null ? TURN_MINUTES : Math.floor((until - tappedAt) / MS_PER_MINUTE);
  return {
    uuid: bookingUuid,
    version: 0,
    workDay,
    accountId,
    bookingAt: at,
    status,
    isWalkIn: true,
    waitList: null,
    walkInGuest: guest,
    pax,
    paxChildren,
    tables,
    quotedWaitMinutes,
    turnMinutes: Math.min(TURN_MINUTES, longest),
    shiftType,
    customer: null,
    floorPlanArea: null,
    hasFixedTables: tables.length > 0,
    isHighlighted: false,
    isExemptFromPace: false,
    isTimeLimited: false,
    channel: 'OFFLINE',
    tableReadyAt: seatedAt,
    arrivedAt: seatedAt,
    seatedAt,
    endedAt: null,
    createdAt: at,
    updatedAt: at,
    ...NO_NOTES,
    highChairs: 0,
    strollers: 0,
    isReconfirmed: false,
    isReconfirmedByCustomer: false,
    cancelReason: null,
    bookingPartner: null,
    bookingExternalId: null,
    promo: null,
    product: null,
    experience: null,
    cancellationPolicy: null,
    addOns: [],
    ticketPartner: null,
    ticketExternalId: null,
    ticketTotalAmount: null,
    ip: null,
    redirectUrl: null,
    tableMoves: [],
    atRisk: null,
  };
}
