import type { Occupancy } from '../domain/availability/availability.ts';
import { coversOf } from '../domain/availability/party.ts';
import type { Booking } from '../domain/booking.ts';
import {
  BOOKING_STATUSES,
  type BookingStatus,
  holdsTable,
  isInProgress,
} from '../domain/booking-status.ts';
import {
  hasGuests,
  isSeatedAhead,
  occupiedInterval,
  satDownAt,
} from '../domain/occupied-interval.ts';
import type { Block } from '../domain/service-day/block.ts';
import type { HoldKind, TableHold } from '../domain/table-hold.ts';
import type { Venue } from '../domain/venue.ts';
import {
  type Instant,
  MS_PER_MINUTE,
  type WallDate,
  type WorkDayAt,
} from '../domain/venue-time.ts';

/*
 * What the bookings of a work day occupy, as one text. It does not depend on the time at which it is evaluated.
 */

/** What an evaluation needs of a booking. */
export type StoredOccupancy = [
  uuid: string,
  status: BookingStatus,
  bookingAt: Instant,
  turnMinutes: number,
  pax: number,
  paxChildren: number,
  floorPlanAreaId: number | null,
  tableIds: readonly number[],
  /** What few bookings have; omitted if they have nothing of it. */
  rest?: StoredRest,
];
interface StoredRest {
  isWalkIn?: true;
  /** Only of a walk-in that sits before its time. Without it, such a walk-in is expected, as in texts of earlier versions. */
  isTableReady?: true;
  hasFixedTables?: true;
  highChairs?: number;
  strollers?: number;
  experienceId?: number;
  addOns?: { addOnId: number; quantity: number }[];
  seatedAt?: Instant;
  endedAt?: Instant;
  /** Only while the guests are in the house. */
  updatedAt?: Instant;
  /** For whom, and until when, if the tables are only held. */
  hold?: { kind: HoldKind; until: Instant };
  /** Only of tables that staff keep free for nobody. */
  isBlock?: true;
  isExemptFromPace?: true;
}

/** The statuses of bookings that occupy something. */
export const OCCUPYING_STATUSES = BOOKING_STATUSES.filter(
  (status) => holdsTable(status) || status === 'ATTENDED',
);
const NOTHING_MORE: StoredRest = {};
const NO_ADD_ONS: Occupancy['addOns'] = [];

/** Between the occupancies of a day; no JSON text contains it. */
export const SEPARATOR = ',\n';

/** The columns of a booking that its occupancy is made of. */
export const OCCUPANCY_COLUMNS = {
  uuid: 'plain',
  status: 'plain',
  bookingAt: 'plain',
  turnMinutes: 'plain',
  pax: 'plain',
  paxChildren: 'plain',
  floorPlanAreaId: 'plain',
  tableIds: 'json',
  isWalkIn: 'flag',
  hasFixedTables: 'flag',
  isExemptFromPace: 'flag',
  highChairs: 'plain',
  strollers: 'plain',
  experience: 'json',
  addOns: 'json',
  tableReadyAt: 'plain',
  seatedAt: 'plain',
  endedAt: 'plain',
  updatedAt: 'plain',
} as const;

type OccupyingBooking = Pick<Booking, keyof typeof OCCUPANCY_COLUMNS>;

/** The text of a day with these bookings, holds and blocks. */
export function dayText(
  bookings: readonly OccupyingBooking[],
  holds: readonly TableHold[],
  blocks: readonly Block[],
): string {
  return joinTexts([
    ...bookings.map(occupancyText),
    ...holds.map(holdText),
    ...blocks.map(blockText),
  ]);
}

/** The occupancies in the text of a day. */
export function parseDayText(text: string): StoredOccupancy[] {
  return JSON.parse(`[${text}]`) as StoredOccupancy[];
}

/** The text of one booking; empty if it occupies nothing. */
export function occupancyText(booking: OccupyingBooking): string {
  const occupancy = storedOccupancy(booking);
  return occupancy ? JSON.stringify(occupancy) : '';
}

/** The text of tables that are held: as a confirmed booking that staff have put there. */
export function holdText(hold: TableHold): string {
  const { id, kind, bookingAt, turnMinutes, pax, paxChildren, floorPlanAreaId, tableIds } = hold;
  const { highChairs, strollers, experienceId, addOns } = hold;
  const rest: StoredRest = {
    hasFixedTables: true,
    ...(highChairs > 0 && { highChairs }),
    ...(strollers > 0 && { strollers }),
    ...(experienceId !== null && { experienceId }),
    ...(addOns.length > 0 && { addOns: [...addOns] }),
    ...(hold.isExemptFromPace && { isExemptFromPace: true }),
    hold: { kind, until: hold.expiresAt },
  };
  const stored: StoredOccupancy = [
    id,
    'CONFIRMED',
    bookingAt,
    turnMinutes,
    pax,
    paxChildren,
    floorPlanAreaId,
    tableIds,
    rest,
  ];
  return JSON.stringify(stored);
}

function blockText({ id, startAt, endAt, tableIds }: Block): string {
  const turnMinutes = (endAt - startAt) / MS_PER_MINUTE;
  const rest: StoredRest = { hasFixedTables: true, isBlock: true };
  const stored: StoredOccupancy = [
    id,
    'CONFIRMED',
    startAt,
    turnMinutes,
    0,
    0,
    null,
    tableIds,
    rest,
  ];
  return JSON.stringify(stored);
}

/** Joins the texts of occupancies; empty ones are left out. */
export function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(SEPARATOR);
}

/** What the text of a hold has, and that of a booking has not. */
const HOLD_MARK = '"hold":';

/**
 * The text of a day without one of its bookings, or without one of its holds: an offer has the id of its booking,
 * which can change while the offer stands.
 */
export function withoutOccupancy(text: string, id: string, kind: 'BOOKING' | 'HOLD'): string {
  const start = `["${id}"`;
  if (!text.includes(start)) return text;
  return text
    .split(SEPARATOR)
    .filter((each) => !each.startsWith(start) || each.includes(HOLD_MARK) !== (kind === 'HOLD'))
    .join(SEPARATOR);
}

/** Null if a booking with this status occupies nothing. */
function storedOccupancy(booking: OccupyingBooking): StoredOccupancy | null {
  if (!OCCUPYING_STATUSES.includes(booking.status)) return null;
  const { uuid, status, bookingAt, turnMinutes, pax, paxChildren } = booking;
  const rest = restOf(booking);
  return [
    uuid,
    status,
    bookingAt,
    turnMinutes,
    pax,
    paxChildren,
    booking.floorPlanAreaId,
    booking.tableIds,
    ...(Object.keys(rest).length > 0 ? [rest] : []),
  ] as StoredOccupancy;
}

function restOf(booking: OccupyingBooking): StoredRest {
  const { highChairs, strollers, experience, addOns, tableReadyAt, seatedAt, endedAt } = booking;
  const isEarly = seatedAt !== null && seatedAt < booking.bookingAt;
  return {
    ...(booking.isWalkIn && { isWalkIn: true }),
    ...(booking.isWalkIn && isEarly && tableReadyAt !== null && { isTableReady: true }),
    ...(booking.hasFixedTables && { hasFixedTables: true }),
    ...(booking.isExemptFromPace && { isExemptFromPace: true }),
    ...(highChairs > 0 && { highChairs }),
    ...(strollers > 0 && { strollers }),
    ...(experience && { experienceId: experience.experienceId }),
    ...(addOns.length > 0 && {
      addOns: addOns.map(({ addOnId, quantity }) => ({ addOnId, quantity })),
    }),
    ...(seatedAt !== null && { seatedAt }),
    ...(endedAt !== null && { endedAt }),
    ...(isInProgress(booking.status) && { updatedAt: booking.updatedAt }),
  };
}

interface AsOf {
  now: Instant;
  workDay: WallDate;
  /** Whether the work day is over. */
  isOver: boolean;
  workDayAt: WorkDayAt;
}

/** The occupancy as of now; null if the booking no longer occupies anything. */
export function occupancyOf(
  [
    bookingUuid,
    status,
    bookingAt,
    turnMinutes,
    pax,
    paxChildren,
    floorPlanAreaId,
    tableIds,
    rest = NOTHING_MORE,
  ]: StoredOccupancy,
  venue: Venue,
  { now, workDay, isOver, workDayAt }: AsOf,
): Occupancy | null {
  if (rest.hold && rest.hold.until <= now) return null;
  const { isWalkIn = false, seatedAt = null, endedAt = null, updatedAt = 0 } = rest;
  let isAhead = false;
  // Few bookings: a calendar reads thousands.
  if (seatedAt !== null && seatedAt < bookingAt) {
    const tableReadyAt = rest.isTableReady ? seatedAt : null;
    const timed = { status, isWalkIn, workDay, bookingAt, tableReadyAt, seatedAt };
    isAhead = isSeatedAhead(timed, workDayAt);
  }
  const stay = { status, bookingAt, turnMinutes, seatedAt, endedAt, updatedAt, isAhead };
  const interval = occupiedInterval(stay, now, isOver);
  if (!interval) return null;
  const isInHouse = isInProgress(status) && !isOver;
  const isSeated = isInHouse && hasGuests(stay, now);
  return {
    bookingUuid,
    startAt: interval.startAt,
    endAt: interval.endAt,
    status,
    covers: coversOf(venue, { pax, paxChildren }),
    floorPlanAreaId,
    tableIds,
    experienceId: rest.experienceId ?? null,
    hasFixedTables: rest.hasFixedTables ?? false,
    isInHouse,
    isSeated,
    isAhead,
    stay: isSeated
      ? {
          seatedAt: satDownAt(stay) ?? bookingAt,
          plannedMinutes: turnMinutes,
          changedAt: updatedAt,
        }
      : undefined,
    highChairs: rest.highChairs ?? 0,
    strollers: rest.strollers ?? 0,
    addOns: rest.addOns ?? NO_ADD_ONS,
    hold: rest.hold,
    isBlock: rest.isBlock,
    isExemptFromPace: rest.isExemptFromPace,
  };
}
