import type { Venue } from './venue.ts';
import { type Instant, MS_PER_MINUTE, type WallDate } from './venue-time.ts';

/**
 * For whom tables are held.
 *
 * - `VISITOR`: a diner who fills in the form of the widget
 * - `OFFER`: a party on the wait list that was offered them
 */
export const HOLD_KINDS = ['VISITOR', 'OFFER'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/**
 * Tables that are kept for somebody until a moment. Until then, every availability counts them as taken. A hold ends
 * by itself: nothing has to run for it.
 */
export interface TableHold {
  /** A visitor's hold has an id of its own, an offer that of its booking, which has no tables yet. */
  id: string;
  accountId: string;
  workDay: WallDate;
  kind: HoldKind;
  bookingAt: Instant;
  turnMinutes: number;
  pax: number;
  paxChildren: number;
  highChairs: number;
  strollers: number;
  floorPlanAreaId: number | null;
  experienceId: number | null;
  addOns: readonly { addOnId: number; quantity: number }[];
  tableIds: readonly number[];
  createdAt: Instant;
  /** The tables are free again at this moment. */
  expiresAt: Instant;
  isProlonged: boolean;
  /** Whether the booking that it is for does not count for the pace. */
  isExemptFromPace: boolean;
  /** The hash of what its owner shows to use it; null for an offer. */
  secretHash: string | null;
  /** The hash of the client network that asked for it; null for an offer. */
  clientHash: string | null;
}

/** Visitors of one client network hold no more tables at one venue at the same time: a family at most compares a few. */
export const MAX_HOLDS_PER_CLIENT = 3;
/** A diner tries several times before booking one. */
export const HOLDS_PER_BOOKING = 5;
/** No more than this part of a venue's tables is held for visitors at the same time, so that nobody can hold an evening. */
const MAX_HELD_PART = 1 / 4;

export function isHeld({ expiresAt }: Pick<TableHold, 'expiresAt'>, now: Instant): boolean {
  return now < expiresAt;
}

/** When a hold that begins or is prolonged now ends. */
export function holdUntil({ tableHoldMinutes }: Pick<Venue, 'tableHoldMinutes'>, now: Instant) {
  return now + tableHoldMinutes * MS_PER_MINUTE;
}

/** Whether visitors may hold so many tables of a venue at the same time. A venue of few tables lets them hold one. */
export function mayHold({ tables }: Pick<Venue, 'tables'>, heldTables: number): boolean {
  return heldTables <= Math.max(1, Math.floor(tables.length * MAX_HELD_PART));
}
