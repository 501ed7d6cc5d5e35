import type { Instant } from './venue-time.ts';

/** A booking that was moved to other tables to make room for another one. */
export interface RecordedTableMove {
  id: number;
  /** The booking that it made room for. */
  causeUuid: string;
  /** The booking that moved. */
  bookingUuid: string;
  fromTableIds: readonly number[];
  toTableIds: readonly number[];
  movedAt: Instant;
  /** Null unless staff gave the booking its old tables back. */
  undoneAt: Instant | null;
}

/** A booking as staff name it beside another one. */
export interface NamedBooking {
  uuid: string;
  /** Null without a customer, and if the customer withdrew the consent to data processing. */
  name: string | null;
  isWalkIn: boolean;
  bookingAt: Instant;
}
