import type { Customer } from '../../domain/customer.ts';
import { type ChangeCause, changesBetween, type FieldChanges } from '../../domain/journal.ts';
import { insertCustomer, updateCustomer } from '../../store/customers.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import type { Db } from '../../store/store.ts';
import { recordChange } from '../journal.ts';

/** Stores a new customer, and records in the journal who brought them. */
export async function saveNewCustomer(
  db: Db,
  cause: ChangeCause,
  customer: Customer,
): Promise<void> {
  await insertCustomer(db, customer);
  await record(db, cause, customer, 1, {});
}

/** Stores a changed customer and records the change in the journal; does nothing if no field differs. */
export async function saveCustomer(
  db: Db,
  cause: ChangeCause,
  before: Customer,
  after: Customer,
): Promise<void> {
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return;
  await updateCustomer(db, after);
  const { accountId, uuid: subjectId } = after;
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId }));
  await record(db, cause, after, version, changes);
}

/** Records in the journal that a customer became another one. */
export async function recordMergedCustomer(
  db: Db,
  cause: ChangeCause,
  { merged, kept }: { merged: Customer; kept: Customer },
): Promise<void> {
  const { accountId, uuid: subjectId } = merged;
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId }));
  const changes = { mergedInto: [null, kept.uuid] } as const;
  await record(db, cause, { ...merged, updatedAt: kept.updatedAt }, version, changes);
}

async function record(
  db: Db,
  cause: ChangeCause,
  { accountId, uuid, updatedAt }: Customer,
  version: number,
  changes: FieldChanges,
): Promise<void> {
  const subject = { accountId, subject: 'CUSTOMER', subjectId: uuid, version } as const;
  await recordChange(db, cause, { ...subject, changes, writtenAt: updatedAt });
}
