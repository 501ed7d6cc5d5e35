import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import { conflictsWithSnapshot, kindOf, undoneIdOf, withForce } from '../changes/changes.ts';
import {
  bookingsOf,
  type ChangeRefusal,
  type DoneChange,
  newUuidOf,
  type OutboxEntry,
  type OutboxState,
} from './outbox-entry.ts';

/**
 * The steps of an outbox. Each finds its entry by id and does nothing if it is not there, so a step can be made on
 * what another tab of the browser has written meanwhile.
 */

const KEPT_CHANGES = 10;
/** With it, the server refuses the change, and the booking is compared with what was on screen. */
const NO_SUCH_VERSION = 0;

export function addEntry(state: OutboxState, entry: OutboxEntry): OutboxState {
  if (state.entries.some(({ id }) => id === entry.id)) return state;
  const undoneId = undoneIdOf(entry.change);
  const done = state.done.map((each) =>
    each.id === undoneId ? { ...each, undoneBy: entry.id } : each,
  );
  return { done, entries: [...state.entries, entry] };
}

/** Removes an entry, and an undo of it, which has nothing to undo any more. Later taps assumed it, so re-check them. */
export function removeEntry(state: OutboxState, id: string): OutboxState {
  const index = state.entries.findIndex((entry) => entry.id === id);
  const removed = state.entries[index];
  const uuids = removed ? bookingsOf(removed) : [];
  const entries = state.entries
    .map((entry, place) =>
      place > index && entry.version !== null && uuids.includes(entry.bookingUuid)
        ? { ...entry, version: NO_SUCH_VERSION }
        : entry,
    )
    .filter((entry) => entry.id !== id && !isUndoOf(entry, id));
  // What was to be undone can be undone again.
  const done = state.done.map((each) =>
    each.undoneBy === id ? { ...each, undoneBy: null } : each,
  );
  return { entries, done };
}

/**
 * Somebody else has made the same change. An undo of it would take back theirs, so somebody has to decide: it was said
 * to be undone.
 */
export function settleEntry(state: OutboxState, id: string, fresh: StaffBooking): OutboxState {
  const undo = state.entries.find((entry) => isUndoOf(entry, id));
  const settled = removeEntry(state, id);
  if (!undo) return settled;
  const refused: OutboxEntry = { ...undo, isSent: false, refusal: { kind: 'changed', fresh } };
  return { ...settled, entries: [...settled.entries, refused] };
}

/**
 * The server has made a change. What else was tapped for the same booking builds on it: it gets the
 * uuid of a new walk-in, and the version that the change made.
 */
export function finishEntry(
  state: OutboxState,
  id: string,
  after: StaffBooking,
  doneAt: number,
): OutboxState {
  const entry = state.entries.find((each) => each.id === id);
  if (!entry) return state;
  const entries = state.entries
    .filter((each) => each.id !== id)
    .map((each) => continueEntry(each, entry, after));
  const { change, snapshot: before } = entry;
  const undoneId = undoneIdOf(change);
  if (undoneId !== null)
    return { entries, done: state.done.filter((each) => each.id !== undoneId) };
  const undo = entries.find((each) => isUndoOf(each, id));
  const undoneBy = undo?.id ?? null;
  const done: DoneChange = {
    id,
    bookingUuid: after.uuid,
    change,
    before,
    after,
    doneAt,
    undoneBy,
  };
  const others = state.done.filter((each) => each.id !== id);
  return { entries, done: lastChanges([...others, done]) };
}

/** The last ten changes, and older ones whose undo waits to be sent. */
function lastChanges(done: readonly DoneChange[]): DoneChange[] {
  return done.filter(
    ({ undoneBy }, index) => index >= done.length - KEPT_CHANGES || undoneBy !== null,
  );
}

/** What was tapped after a change, now that it is made. */
function continueEntry(each: OutboxEntry, made: OutboxEntry, after: StaffBooking): OutboxEntry {
  const { change, snapshot } = each;
  const newUuid = newUuidOf(made.id);
  const kind = kindOf(change);
  if (kind.otherBooking?.(change) === newUuid && kind.withOtherBooking)
    return { ...each, change: kind.withOtherBooking(change, after.uuid) };
  if (each.bookingUuid === newUuid) {
    const version = undoneIdOf(change) === null ? after.version : null;
    const known = snapshot && withServerFields(snapshot, after);
    return { ...each, bookingUuid: after.uuid, snapshot: known, version };
  }
  if (each.bookingUuid !== after.uuid || each.version === null) return each;
  // Somebody else may have changed it before: then the old version makes the server refuse it.
  const isAsSeen = snapshot && !conflictsWithSnapshot(change, snapshot, after);
  return isAsSeen ? { ...each, version: after.version } : each;
}

/** A walk-in as it was on screen, with what only the server decides about it. */
function withServerFields(
  { status, privateNotes, ticketTotalAmount, tables }: StaffBooking,
  after: StaffBooking,
): StaffBooking {
  const shown = { ...after, status, privateNotes, ticketTotalAmount };
  return tables.length > 0 ? { ...shown, tables } : shown;
}

/** The server has refused a change: somebody has to decide. An undo of it has nothing to undo. */
export function refuseEntry(state: OutboxState, id: string, refusal: ChangeRefusal): OutboxState {
  const entries = state.entries
    .filter((entry) => !isUndoOf(entry, id))
    .map((entry) => (entry.id === id ? { ...entry, refusal, isSent: false } : entry));
  return { ...state, entries };
}

/** The change is on its way, so that the server may make it whether or not its answer arrives. */
export function markSent(state: OutboxState, id: string, now: number): OutboxState {
  const entries = state.entries.map((entry) =>
    entry.id === id && !entry.isSent
      ? // A device whose clock was ahead may have tapped in the future.
        { ...entry, isSent: true, tappedAt: Math.min(entry.tappedAt, now) }
      : entry,
  );
  return { ...state, entries };
}

/** The change is made to another version of the booking than the one that was on screen. */
export function retargetEntry(state: OutboxState, id: string, fresh: StaffBooking): OutboxState {
  return replaceEntry(state, id, (entry) => retargeted(entry, fresh));
}

function retargeted(entry: OutboxEntry, fresh: StaffBooking): OutboxEntry {
  const { version } = fresh;
  return { ...entry, snapshot: fresh, version, refusal: null, sendAt: 0, isSent: false };
}

/** How a refused change is made anyway. */
export interface Retry {
  /** The booking as it is on screen now. */
  fresh: StaffBooking;
  /** Rules of the venue to set aside. */
  force: readonly StaffRule[];
}

/** A refused change as it is sent once more. */
export function retried(entry: OutboxEntry, { fresh, force }: Retry): OutboxEntry {
  return forced(retargeted(entry, fresh), force);
}

function forced(entry: OutboxEntry, force: readonly StaffRule[]): OutboxEntry {
  return { ...entry, change: withForce(entry.change, force) };
}

/** The change is sent once more with rules set aside. */
export function forceEntry(
  state: OutboxState,
  id: string,
  force: readonly StaffRule[],
): OutboxState {
  return replaceEntry(state, id, (entry) => ({ ...forced(entry, force), isSent: false }));
}

/** The person wants a refused change anyway. */
export function retryEntry(state: OutboxState, id: string, retry: Retry): OutboxState {
  return replaceEntry(state, id, (entry) => retried(entry, retry));
}

/** Somebody whose role allows a refused change has approved it. */
export function approveEntry(state: OutboxState, id: string, approval: string): OutboxState {
  return replaceEntry(state, id, (entry) => ({
    ...entry,
    approval,
    refusal: null,
    isSent: false,
  }));
}

function replaceEntry(
  state: OutboxState,
  id: string,
  next: (entry: OutboxEntry) => OutboxEntry,
): OutboxState {
  const entries = state.entries.map((entry) => (entry.id === id ? next(entry) : entry));
  return { ...state, entries };
}

/** What is too old to be sent is for somebody to know; what is too old to be undone is dropped. */
export function expireOlder(state: OutboxState, than: number): OutboxState {
  return {
    entries: state.entries.map((entry) =>
      entry.tappedAt < than ? { ...entry, isSent: false, refusal: { kind: 'too-late' } } : entry,
    ),
    done: state.done.filter(({ doneAt }) => doneAt >= than),
  };
}

/** Nothing waits longer than this, by a clock that has been corrected. */
export function bringForward(state: OutboxState, latest: number): OutboxState {
  const entries = state.entries.map((entry) =>
    entry.sendAt > latest ? { ...entry, sendAt: latest } : entry,
  );
  return { ...state, entries };
}

/** Whether something tapped later builds on this entry. */
export function hasSuccessor({ entries }: OutboxState, id: string): boolean {
  const index = entries.findIndex((entry) => entry.id === id);
  const entry = entries[index];
  if (!entry) return false;
  const uuids = bookingsOf(entry);
  return entries.slice(index + 1).some((later) => bookingsOf(later).some((u) => uuids.includes(u)));
}

function isUndoOf({ change }: OutboxEntry, id: string): boolean {
  return undoneIdOf(change) === id;
}
