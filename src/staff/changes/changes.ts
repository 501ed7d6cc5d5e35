import type { StaffBooking } from '../../contract/staff/booking.ts';
import type { StaffRule } from '../../domain/availability/staff-rules.ts';
import { assignTables, type TablesChange } from './assign-tables.ts';
import { type CancelChange, cancel } from './cancel.ts';
import type { ChangeKind } from './change-kind.ts';
import { closeTicket, type TicketChange } from './close-ticket.ts';
import { createWalkIn, type WalkInChange } from './create-walk-in.ts';
import { type ReadyTableChange, readyTable } from './ready-table.ts';
import { type SwapChange, swapTables } from './swap-tables.ts';
import { type UndoChange, undoChange } from './undo-change.ts';
import { type TableMoveUndo, undoTableMove } from './undo-table-move.ts';
import { type NoteChange, updateNote } from './update-note.ts';
import { type StatusChange, updateStatus } from './update-status.ts';

/** The change that one tap makes. */
export type TappedChange =
  | CancelChange
  | NoteChange
  | ReadyTableChange
  | StatusChange
  | SwapChange
  | TableMoveUndo
  | TablesChange
  | TicketChange
  | UndoChange
  | WalkInChange;

type Kinds = {
  readonly [Kind in TappedChange['kind']]: ChangeKind<Extract<TappedChange, { kind: Kind }>>;
};

const KINDS: Kinds = {
  cancel,
  note: updateNote,
  'ready-table': readyTable,
  status: updateStatus,
  swap: swapTables,
  'table-move-undo': undoTableMove,
  tables: assignTables,
  ticket: closeTicket,
  undo: undoChange,
  'walk-in': createWalkIn,
};

/** The kind of a change. */
export function kindOf<C extends TappedChange>({ kind }: C): ChangeKind<C> {
  return KINDS[kind] as ChangeKind<C>;
}

/** The change that takes back another entry. */
export function undoOf(id: string): TappedChange {
  return { kind: 'undo', of: id };
}

/** Whether a change creates a booking, which has no uuid of the server yet. */
export function createsBooking(change: TappedChange): boolean {
  return kindOf(change).hasCreated !== undefined;
}

/** For an undo, the id of the undone entry; else null. */
export function undoneIdOf(change: TappedChange): string | null {
  return kindOf(change).undoneId?.(change) ?? null;
}

/** Whether rules of the venue can be set aside for a change. */
export function canForce(change: TappedChange): boolean {
  return kindOf(change).canForce?.(change) ?? false;
}

/** The change with more rules set aside, in addition to those that were confirmed before. */
export function withForce(change: TappedChange, force: readonly StaffRule[]): TappedChange {
  const before = 'force' in change ? (change.force ?? []) : [];
  const all = [...new Set([...before, ...force])];
  return canForce(change) ? ({ ...change, force: all } as TappedChange) : change;
}

/** Whether only an undo can revert a change. */
export function isIrreversible(change: TappedChange): boolean {
  return kindOf(change).isIrreversible?.(change) ?? false;
}

/**
 * Whether a booking differs from the snapshot that was on screen at the tap, in a fact that the tap relied on. A seating relies
 * on the table, for example, but not on the notes; an irreversible change relies on everything.
 */
export function conflictsWithSnapshot(
  change: TappedChange,
  snapshot: StaffBooking,
  fresh: StaffBooking,
): boolean {
  return kindOf(change)
    .facts(change, snapshot)
    .some((fact) => JSON.stringify(fact(snapshot)) !== JSON.stringify(fact(fresh)));
}
