import {
  type Actor,
  type ChangeCause,
  type JournalEntry,
  SYSTEM,
  withoutPersonalChanges,
} from '../domain/journal.ts';
import { insertJournalEntry } from '../store/journal.ts';
import type { Principal } from './principal.ts';
import type { Tx } from './tx.ts';

type CauseDetails = Pick<ChangeCause, 'tappedAt' | 'undoes' | 'forced'>;

/** What the journal says about the changes of one operation of a caller. */
export function causeOf(
  principal: Principal,
  operation: string,
  { tappedAt = null, undoes = null, forced = [] }: Partial<CauseDetails> = {},
): ChangeCause {
  const actor = actorOf(principal);
  const { approvedBy = null } = principal;
  return { operation, actor, tappedAt, undoes, forced, approvedBy, keepsPersonalData: true };
}

/** What it says about the change with which somebody becomes a member of the staff. */
export function memberCause(operation: string, staffUuid: string): ChangeCause {
  const details = { tappedAt: null, undoes: null, forced: [], keepsPersonalData: true };
  return { operation, actor: { kind: 'STAFF', id: staffUuid }, ...details };
}

/** What it says about changes that the command line makes. */
export function systemCause(operation: string, keepsPersonalData = true): ChangeCause {
  const details = { tappedAt: null, undoes: null, forced: [] };
  return { operation, actor: SYSTEM, ...details, keepsPersonalData };
}

function actorOf({ staffUuid, partnerId }: Principal): Actor {
  if (staffUuid !== null) return { kind: 'STAFF', id: staffUuid };
  if (partnerId !== null) return { kind: 'PARTNER', id: partnerId };
  return { kind: 'DINER', id: null };
}

type RecordedChange = Pick<
  JournalEntry,
  'accountId' | 'subject' | 'subjectId' | 'version' | 'changes' | 'writtenAt'
> &
  Partial<Pick<JournalEntry, 'workDay' | 'madeRoomFor'>>;

/** Adds an entry to the journal, in the transaction that writes the change. */
export async function recordChange(
  tx: Tx<'cause'>,
  { workDay = null, madeRoomFor = null, ...change }: RecordedChange,
): Promise<void> {
  const { keepsPersonalData, approvedBy = null, ...cause } = tx.cause;
  const changes = keepsPersonalData ? change.changes : withoutPersonalChanges(change.changes);
  await insertJournalEntry(tx.db, {
    ...cause,
    ...change,
    changes,
    workDay,
    madeRoomFor,
    approvedBy,
  });
}
