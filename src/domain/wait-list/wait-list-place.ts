import type { BookingStatus } from '../booking-status.ts';
import type { Instant, WallDate } from '../venue-time.ts';

/**
 * - `WAITING`: is offered a table when its turn comes
 * - `OFFERED`: a table is kept for it, until the offer ends
 * - `LAPSED`: it did not answer its offer
 * - `DECLINED`: it did not want its offer
 * - `WITHDRAWN`: staff took its offer back
 * - `SKIPPED`: staff passed it over
 *
 * From `LAPSED` on, a party is offered a table again only if it asks, or by hand.
 */
export const WAIT_LIST_STATES = [
  'WAITING',
  'OFFERED',
  'LAPSED',
  'DECLINED',
  'WITHDRAWN',
  'SKIPPED',
] as const;
export type WaitListState = (typeof WAIT_LIST_STATES)[number];

/**
 * The place of a booking on the wait list of its work day. Guests on the door list have one with an offer while a
 * table is ready for them.
 */
export interface WaitListPlace {
  /** The order is by this time. */
  joinedAt: Instant;
  state: WaitListState;
  /** Set while it is OFFERED. */
  offer: TableOffer | null;
  /** Why staff passed it over, in their words. */
  skipReason: string | null;
}

/** Tables that are kept for a party on the wait list. */
export interface TableOffer {
  offeredAt: Instant;
  /** The tables are no longer kept at this moment. */
  endsAt: Instant;
  tableIds: readonly number[];
}

/** What of a booking matters for its place. */
export interface OnWaitList {
  status: BookingStatus;
  workDay: WallDate;
  bookingAt: Instant;
  createdAt: Instant;
  turnMinutes: number;
  pax: number;
  paxChildren: number;
  highChairs: number;
  strollers: number;
  floorPlanAreaId: number | null;
  experience: unknown;
  addOns: unknown;
  waitList: WaitListPlace | null;
}

/** A change of one of these asks for other tables, so an offer ends with it. */
const ASKED_FOR = [
  'workDay',
  'bookingAt',
  'turnMinutes',
  'pax',
  'paxChildren',
  'highChairs',
  'strollers',
  'floorPlanAreaId',
  'experience',
  'addOns',
] as const satisfies (keyof OnWaitList)[];

export function isOnWaitList({ status }: Pick<OnWaitList, 'status'>): boolean {
  return status === 'PENDING_WAIT_LIST_BOOKING';
}

/** Whether guests wait for a table, on the wait list or at the door. */
export function waitsForTable({ status }: Pick<OnWaitList, 'status'>): boolean {
  return isOnWaitList({ status }) || status === 'WAIT_LIST_WALK_IN';
}

/** The place of a new booking; null if it is not on the wait list. */
export function placeOfNew(status: BookingStatus, now: Instant): WaitListPlace | null {
  return isOnWaitList({ status }) ? joinedAt(now) : null;
}

function joinedAt(at: Instant): WaitListPlace {
  return { joinedAt: at, state: 'WAITING', offer: null, skipReason: null };
}

/** The place of a booking; null if it is not on the wait list. Bookings from before places were stored have the first state. */
export function placeOf(
  booking: Pick<OnWaitList, 'status' | 'waitList' | 'createdAt'>,
): WaitListPlace | null {
  if (!isOnWaitList(booking)) return null;
  return booking.waitList ?? joinedAt(booking.createdAt);
}

/** The offer that keeps tables for a booking now; null without one. It may be over. */
export function offerOf(
  booking: Pick<OnWaitList, 'status' | 'waitList' | 'createdAt'>,
): TableOffer | null {
  return placeOf(booking)?.offer ?? null;
}

/** Whether its offer can be claimed at a moment. */
export function isOffered(
  booking: Pick<OnWaitList, 'status' | 'waitList' | 'createdAt'>,
  now: Instant,
): boolean {
  const offer = offerOf(booking);
  return offer !== null && now < offer.endsAt;
}

/**
 * The place of a booking after a change. A party keeps it when it changes its size or its time, is looked at anew
 * then, and joins the list of another day at its end.
 * @param after with the place that the change gives it, if it does
 */
export function placeAfter(
  before: OnWaitList,
  after: OnWaitList,
  now: Instant,
): WaitListPlace | null {
  if (after.status === 'WAIT_LIST_WALK_IN') return placeAtDoorAfter(before, after);
  if (!isOnWaitList(after)) return null;
  const current = placeOf(before);
  if (!current) return { ...joinedAt(now), ...after.waitList };
  if (after.waitList !== before.waitList) return after.waitList;
  if (before.workDay !== after.workDay) return joinedAt(now);
  return asksForOthers(before, after) ? joinedAt(current.joinedAt) : after.waitList;
}

/** Guests on the door list have a place only while tables are kept for them. */
function placeAtDoorAfter(before: OnWaitList, after: OnWaitList): WaitListPlace | null {
  if (!after.waitList?.offer || before.status !== after.status) return null;
  const isNew = before.waitList !== after.waitList;
  return isNew || !asksForOthers(before, after) ? after.waitList : null;
}

/** Whether a change asks for other tables. */
function asksForOthers(before: OnWaitList, after: OnWaitList): boolean {
  return ASKED_FOR.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
