import type { StaffBooking } from '../../contract/staff/booking.ts';
import { MS_PER_MINUTE, toZonedIso, type WallDate } from '../../domain/venue-time.ts';
import type { OutboxEntry, WalkIn } from './outbox-entry.ts';

/** What a screen knows of the venue and its day. */
export interface ShownDay {
  accountId: string;
  timezone: string;
  date: WallDate;
  /** The shift of walk-ins until the server names one. */
  shiftType: StaffBooking['shiftType'];
}

/** How long a walk-in is shown to stay until the server says it. */
const TURN_MINUTES = 90;

/** A walk-in as it is shown until the server has answered. */
export function newWalkIn(
  { bookingUuid, tappedAt, workDay }: OutboxEntry,
  { pax, paxChildren, status, tables, quotedWaitMinutes, until, guest }: WalkIn,
  { accountId, timezone, shiftType }: ShownDay,
): StaffBooking {
  const at = toZonedIso(timezone, tappedAt);
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
    hasAllergies: false,
    allergiesDescription: null,
    specialOccasion: null,
    needsAccessibleSeating: false,
    highChairs: 0,
    strollers: 0,
    hotelRoom: null,
    customerSpecialRequests: null,
    privateNotes: null,
    publicNotes: null,
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
