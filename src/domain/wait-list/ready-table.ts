import type { BookingStatus } from '../booking-status.ts';
import { type Instant, MS_PER_MINUTE } from '../venue-time.ts';
import {
  type OnWaitList,
  offerOf,
  type TableOffer,
  type WaitListPlace,
} from './wait-list-place.ts';

/** How long tables are kept for guests of the door list once they are told that their table is ready. */
export const READY_MINUTES = 10;

interface AtTheDoor {
  status: BookingStatus;
  waitList: WaitListPlace | null;
}

/** Tables that are ready for guests at the door from now on. */
export function newReadyTable(now: Instant, tableIds: readonly number[]): TableOffer {
  return { offeredAt: now, endsAt: now + READY_MINUTES * MS_PER_MINUTE, tableIds };
}

/** The tables that are kept for guests on the door list; null without any. They may be kept no longer. */
export function readyTableOf({ status, waitList }: AtTheDoor): TableOffer | null {
  return status === 'WAIT_LIST_WALK_IN' ? (waitList?.offer ?? null) : null;
}

/** Whether tables are kept for guests on the door list at a moment. */
export function isTableReady(booking: AtTheDoor, now: Instant): boolean {
  const ready = readyTableOf(booking);
  return ready !== null && now < ready.endsAt;
}

/** What keeps tables for a booking that has none: an offer to the wait list, or a table that is ready. */
export function keptOfferOf(
  booking: Pick<OnWaitList, 'status' | 'waitList' | 'createdAt'>,
): TableOffer | null {
  return offerOf(booking) ?? readyTableOf(booking);
}
