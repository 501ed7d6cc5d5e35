import type { StaffProblemCode } from '../../contract/problem.ts';
import type { CloseTicketRequest } from '../../contract/requests/close-ticket.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type {
  BrokenRule,
  BrokenRuleCode,
  StaffRule,
} from '../../domain/availability/staff-rules.ts';
import type { CancelReason } from '../../domain/booking.ts';
import { type BookingStatus, nextStatuses } from '../../domain/booking-status.ts';
import type { Instant, WallDate } from '../../domain/venue-time.ts';

export type Tables = StaffBooking['tables'];

/** A party that comes in without a booking. */
export interface WalkIn {
  pax: number;
  paxChildren: number;
  status: 'SEATED' | 'WAIT_LIST_WALK_IN';
  /** Empty: the server finds some. */
  tables: Tables;
  quotedWaitMinutes: number | null;
  /** When the next party has the tables, as the guests were told; null if nobody has them later. */
  until: Instant | null;
  /** By what staff recognize them. */
  guest: StaffBooking['walkInGuest'];
}

/** What one tap asks for. */
export type TappedChange =
  /** With `tables`, the party gets these in the same change. */
  | ({ kind: 'status'; to: BookingStatus; tables?: Tables; force?: StaffRule[] } & Accepting)
  | { kind: 'cancel'; reason: CancelReason }
  | ({ kind: 'tables'; tables: Tables; hasFixedTables: boolean; force: StaffRule[] } & Accepting)
  /** The two bookings exchange their tables. */
  | {
      kind: 'swap';
      with: string;
      withTables: Tables;
      ownTables: Tables;
      /** Absent in entries that an earlier version has kept. */
      force?: StaffRule[];
    }
  | { kind: 'table-move-undo'; moveId: number; tables: Tables }
  | { kind: 'note'; privateNotes: string | null }
  | { kind: 'ticket'; ticket: CloseTicketRequest }
  /** Guests at the door are told that their table is ready; the server finds it. */
  | { kind: 'ready-table' }
  | { kind: 'walk-in'; walkIn: WalkIn; force?: StaffRule[] }
  /** Takes back the change of another entry. */
  | { kind: 'undo'; of: string };

interface Accepting {
  /** What stood against the change on screen already: it is set aside without being asked about again. */
  accepts?: readonly BrokenRuleCode[];
}

/** Why the server did not make a change. Somebody has to decide what happens now. */
export type ChangeRefusal =
  /** The booking is no longer as it was on screen. */
  | { kind: 'changed'; fresh: StaffBooking }
  | { kind: 'gone' }
  /** It was not sent while the server would have taken it. */
  | { kind: 'too-late' }
  | { kind: 'refused'; code: StaffProblemCode; rules: BrokenRule[] };

/** One tap, from the moment it is made until the server has answered. */
export interface OutboxEntry {
  /** Also the Idempotency-Key of its request. */
  id: string;
  /** The uuid of its booking; for a new walk-in one of the device's own, see {@link isNewUuid}. */
  bookingUuid: string;
  workDay: WallDate;
  change: TappedChange;
  /** The booking as it was on screen; null for a new walk-in. */
  snapshot: StaffBooking | null;
  /** The version that the change is made to; null if any will do. */
  version: number | null;
  /** By the server's clock, in milliseconds since 1970. */
  tappedAt: number;
  /** Not sent before this time, by the server's clock: a move without a way back waits. */
  sendAt: number;
  /** Whether the server may have made the change: it was sent, and has not been refused since. */
  isSent: boolean;
  /** Set once the server has refused it. */
  refusal: ChangeRefusal | null;
  /** What lets it be made although the role does not allow it. */
  approval?: string;
}

/** A change that the server has made, which can be undone for a while. */
export interface DoneChange {
  /** The id of its entry. */
  id: string;
  bookingUuid: string;
  change: TappedChange;
  /** The booking before; null for a walk-in. */
  before: StaffBooking | null;
  after: StaffBooking;
  /** By the server's clock, in milliseconds since 1970. */
  doneAt: number;
  /** The id of the entry that undoes it, from its tap on. */
  undoneBy: string | null;
}

/** Everything that a device keeps of somebody's taps. */
export interface OutboxState {
  /** In the order in which they were tapped. */
  entries: readonly OutboxEntry[];
  /** The last ten, newest last. */
  done: readonly DoneChange[];
}

export const EMPTY_OUTBOX: OutboxState = { entries: [], done: [] };

/** So long a move without a way back can be thought over. */
export const FINAL_WAIT_MS = 10_000;

const NEW = 'new-';

/** The uuid of a walk-in that the server does not know yet. */
export function newUuidOf(entryId: string): string {
  return NEW + entryId;
}

export function isNewUuid(uuid: string): boolean {
  return uuid.startsWith(NEW);
}

/** The bookings that a change touches: nothing else about them is sent before its answer. */
export function bookingsOf({ bookingUuid, change }: OutboxEntry): readonly string[] {
  return change.kind === 'swap' ? [bookingUuid, change.with] : [bookingUuid];
}

type ForcibleChange = Extract<TappedChange, { kind: 'tables' | 'swap' | 'status' | 'walk-in' }>;

/** Whether rules of the venue can be set aside for a change. */
export function canForce(change: TappedChange): change is ForcibleChange {
  return (
    change.kind === 'tables' ||
    change.kind === 'swap' ||
    (change.kind === 'walk-in' && change.walkIn.tables.length > 0) ||
    (change.kind === 'status' && (change.tables !== undefined || change.to === 'CONFIRMED'))
  );
}

/** The change with more rules set aside: what was agreed to once is not asked about again. */
export function withForce(change: ForcibleChange, force: readonly StaffRule[]): ForcibleChange {
  return { ...change, force: [...new Set([...(change.force ?? []), ...force])] };
}

/** The rules to set aside because the person knew of each before the tap; null if somebody has to decide. */
export function acceptedRules(change: TappedChange, refusal: ChangeRefusal): StaffRule[] | null {
  if (!canForce(change) || refusal.kind !== 'refused' || refusal.rules.length === 0) return null;
  const { force = [] } = change;
  const accepts = 'accepts' in change ? (change.accepts ?? []) : [];
  const isAccepted = ({ rule, code }: BrokenRule) =>
    accepts.includes(code) && !force.includes(rule);
  if (!refusal.rules.every(isAccepted)) return null;
  return [...new Set(refusal.rules.map(({ rule }) => rule))];
}

/** Whether no move leads back, except an undo. */
export function isWithoutWayBack(change: TappedChange): boolean {
  return (
    change.kind === 'cancel' || (change.kind === 'status' && nextStatuses(change.to).length === 0)
  );
}
