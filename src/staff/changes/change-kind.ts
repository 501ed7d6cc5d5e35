import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import type { UtcOffsets } from '../../domain/utc-offsets.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { StaffCall } from '../api-client.ts';
import type { StaffMessages } from '../messages/staff-messages.ts';

export type Tables = StaffBooking['tables'];

/** They all answer with the booking. */
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

/** Something of a booking that a tap relied on. */
export type Fact = (booking: StaffBooking) => unknown;

/** What a screen knows of the venue and its day. */
export interface ShownDay {
  accountId: string;
  utcOffsets: UtcOffsets;
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
  /** A booking as it is on screen with the taps before. */
  find: (uuid: string) => StaffBooking | undefined;
  /** What it takes back; null if it takes nothing back. */
  undone: Undoable | null;
}

/** A tap that is sent. */
export interface SentTap {
  params: { bookingUuid: string };
  /** When it was tapped, as an ISO date-time. */
  at: string;
  /** The number in its booking's log of the change that it takes back; null if it takes nothing back. */
  undoneEntry: number | null;
}

/** A tap that is told to the person who made it. */
export interface ToldTap {
  /** The booking before; null for a walk-in. */
  snapshot: StaffBooking | null;
  who: string;
  /** What the tap said that it takes back; null if it takes nothing back. */
  undone: string | null;
}

/**
 * A kind of tap: everything that the host stand knows about it. The outbox keeps, orders and sends taps without knowing
 * any kind by name.
 */
export interface ChangeKind<C> {
  /** Whether it can be made to a booking as it is, as far as its status says. */
  isPossible(change: C, booking: StaffBooking): boolean;
  /** Whether the booking already is as the change wants it. Never, if the server knows the change only by its key. */
  isAlreadySo(change: C, booking: StaffBooking): boolean;
  /**
   * The booking after it: what the person wanted, and nothing about what the server decides, such as moves of others or
   * a table that it finds.
   */
  apply(change: C, booking: StaffBooking, tap: Pick<ShownTap, 'tappedAt' | 'day'>): StaffBooking;
  /** All bookings that it changes, where that is not one that is on screen; none if it is not possible. */
  applyAll?(change: C, tap: ShownTap): readonly StaffBooking[];
  /** The request that makes it. */
  call(change: C, tap: SentTap): StaffCall<ChangeOperation>;
  /** What the person relied on: the change is made to another version only if these are the same. */
  facts(change: C, shown: StaffBooking): readonly Fact[];
  /** The label of the button that it is tapped with. */
  label(change: C, snapshot: StaffBooking | null, messages: StaffMessages): string;
  /** What it did, in a few words: "Laura Vidal is now seated at T4". */
  text(change: C, tap: ToldTap, messages: StaffMessages): string;
  /** Whether rules of the venue can be set aside for it. */
  canForce?(change: C): boolean;
  /** Whether no move leads back, except an undo. */
  isIrreversible?(change: C): boolean;
  /** The other booking that it touches. */
  otherBooking?(change: C): string;
  /** The same for the other booking under the uuid that the server gave it. */
  withOtherBooking?(change: C, uuid: string): C;
  /** The id of the entry that it takes back. */
  undoneId?(change: C): string;
  /** Whether it makes a booking, and the server's one is this. */
  hasMade?(change: C, booking: StaffBooking, tappedAt: number): boolean;
}

/** What several kinds rely on. */
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

/** Whether two lists name the same tables, in whatever order. */
export function areSame(a: Tables, b: Tables): boolean {
  return a.length === b.length && a.every(({ id }) => b.some((other) => other.id === id));
}

/** The tables as a request names them. */
export function posIdsOf(tables: Tables): string[] {
  return tables.map(({ posId }) => posId);
}

/** The rules to set aside; nothing where there are none. */
export function forced(force: StaffRule[] = []): { force?: StaffRule[] } {
  return force.length > 0 ? { force } : {};
}
