import type { StaffProblemCode } from '../../contract/problem.ts';
import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { BrokenRule, StaffRule } from '../../domain/availability/staff-rules.ts';
import type { WallDate } from '../../domain/venue-time.ts';
import type { Undoable } from '../changes/change-kind.ts';
import { canForce, kindOf, type TappedChange } from '../changes/changes.ts';

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
export interface DoneChange extends Undoable {
  /** The id of its entry. */
  id: string;
  change: TappedChange;
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
  const other = kindOf(change).otherBooking?.(change);
  return other === undefined ? [bookingUuid] : [bookingUuid, other];
}

/** The rules to set aside because the person knew of each before the tap; null if somebody has to decide. */
export function acceptedRules(change: TappedChange, refusal: ChangeRefusal): StaffRule[] | null {
  if (!canForce(change) || refusal.kind !== 'refused' || refusal.rules.length === 0) return null;
  const force = 'force' in change ? (change.force ?? []) : [];
  const accepts = 'accepts' in change ? (change.accepts ?? []) : [];
  const isAccepted = ({ rule, code }: BrokenRule) =>
    accepts.includes(code) && !force.includes(rule);
  if (!refusal.rules.every(isAccepted)) return null;
  return [...new Set(refusal.rules.map(({ rule }) => rule))];
}
