import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { OffsetClock } from '../../domain/utc-offsets.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { StaffCall } from '../api-client.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';

export type Tables = StaffBooking['tables'];

/** The operations that taps call. All of them answer with the booking. */
export type ChangeOperation =
  | 'assign-tables'
  | 'cancel-booking'
  | 'close-ticket'
  | 'create-walk-in'
  | 'ready-table'
  | 'undo-change'
  | 'undo-table-move'
  | 'update-booking'
  | 'update-booking-status';

/** A value of a booking that a tap relied on. */
export type Fact = (booking: StaffBooking) => unknown;

/** The venue and the day on screen. */
export interface ShownDay extends OffsetClock {
  accountId: string;
  date: WallDate;
  /** The shift of walk-ins until the server names one. */
  shiftType: StaffBooking['shiftType'];
}

/** A booking before and after a change that the server has made. */
export interface Undoable {
  bookingUuid: string;
  /** Null for a walk-in, which was not there. */
  before: StaffBooking | null;
  after: StaffBooking;
}

/** A tap that is shown before the server has answered. */
export interface ShownTap {
  bookingUuid: string;
  workDay: WallDate;
  /** By the server's clock, in milliseconds since 1970. */
  tappedAt: number;
  day: ShownDay;
  /** A booking as it is on screen, with earlier taps applied. */
  find: (uuid: string) => StaffBooking | undefined;
  /** The change that it takes back, if any. */
  undone: Undoable | null;
}

/** A tap that is sent. */
export interface SentTap {
  params: { bookingUuid: string };
  /** When it was tapped, as an ISO date-time. */
  at: string;
  /** For an undo, the number of the undone change in its booking's log; else null. */
  undoneEntry: number | null;
}

/** A tap to be described in words. */
export interface DescribedTap {
  /** The booking before; null for a walk-in. */
  snapshot: StaffBooking | null;
  who: string;
  /** For an undo, the description of the undone tap; else null. */
  undone: string | null;
}

/**
 * A kind of change that one tap makes: everything that the host stand knows about it. The outbox keeps, orders and sends
 * taps without knowing any kind by name.
 */
export interface ChangeKind<C> {
  /** Whether the status of a booking allows it. */
  isPossible(change: C, booking: StaffBooking): boolean;
  /** Whether the booking already has the result. Never true if only the server's idempotency key can tell. */
  isAlreadySo(change: C, booking: StaffBooking): boolean;
  /**
   * The booking after it: what the person asked for, without what the server decides, such as moves of others or
   * a table that it finds.
   */
  apply(change: C, booking: StaffBooking, tap: Pick<ShownTap, 'tappedAt' | 'day'>): StaffBooking;
  /** Replaces `apply` if it does not change exactly one booking on screen: all changed bookings; none if it is not possible. */
  applyAll?(change: C, tap: ShownTap): readonly StaffBooking[];
  /** The request that makes it. */
  call(change: C, tap: SentTap): StaffCall<ChangeOperation>;
  /** What the person relied on: the change is applied to a newer version of the booking only if these are the same. */
  facts(change: C, shown: StaffBooking): readonly Fact[];
  /** The label of the button that it is tapped with. */
  label(change: C, snapshot: StaffBooking | null, messages: StaffMessages): string;
  /** What it did, in a few words: "Laura Vidal is now seated at T4". */
  text(change: C, tap: DescribedTap, messages: StaffMessages): string;
  /** Whether rules of the venue can be set aside for it. */
  canForce?(change: C): boolean;
  /** Whether only an undo can revert it. */
  isIrreversible?(change: C): boolean;
  /** The other booking that it touches. */
  otherBooking?(change: C): string;
  /** The same change, once the server has given the other booking this uuid. */
  withOtherBooking?(change: C, uuid: string): C;
  /** The id of the entry that it takes back. */
  undoneId?(change: C): string;
  /** For a change that creates a booking: whether the server's booking is the created one. */
  hasCreated?(change: C, booking: StaffBooking, tappedAt: number): boolean;
}

/** Facts that several kinds rely on. */
export const facts = {
  status: (booking) => booking.status,
  time: ({ bookingAt, turnMinutes }) => `${Date.parse(bookingAt)} ${turnMinutes}`,
  party: ({ pax, paxChildren }) => `${pax} ${paxChildren}`,
  tables: (booking) =>
    booking.tables
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .join(),
  note: ({ privateNotes }) => privateNotes,
  ticket: ({ ticketTotalAmount }) => ticketTotalAmount,
  guest: ({ customer }) => customer?.uuid ?? null,
  wishes: (booking) => [
    booking.allergiesDescription,
    booking.customerSpecialRequests,
    booking.publicNotes,
  ],
} as const satisfies Record<string, Fact>;

/** What an irreversible change relies on. */
export const ALL_FACTS: readonly Fact[] = Object.values(facts);

/** Whether two lists have the same tables, in any order. */
export function areSame(a: Tables, b: Tables): boolean {
  return a.length === b.length && a.every(({ id }) => b.some((other) => other.id === id));
}

/** The tables as a request names them. */
export function posIdsOf(tables: Tables): string[] {
  return tables.map(({ posId }) => posId);
}

/** The field `force` of a request; absent without rules to set aside. */
export function forced(force: StaffRule[] = []): { force?: StaffRule[] } {
  return force.length > 0 ? { force } : {};
}
