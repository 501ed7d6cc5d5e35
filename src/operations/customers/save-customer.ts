import type { Customer } from '../../domain/customer.ts';
import { changesBetween, type JournalEntry } from '../../domain/journal.ts';
import { insertCustomer, updateCustomer } from '../../store/customers.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import { recordChange } from '../journal.ts';
import type { Tx } from '../tx.ts';

/** Stores a new customer, and records in the journal who brought them. */
export async function saveNewCustomer(tx: Tx<'cause'>, customer: Customer): Promise<void> {
  const { db } = tx;
  await insertCustomer(db, customer);
  await record(tx, customer, { version: 1, changes: {} });
}

/** Stores a changed customer and records the change in the journal; does nothing if no field differs. */
export async function saveCustomer(
  tx: Tx<'cause'>,
  before: Customer,
  after: Customer,
): Promise<void> {
  const { db } = tx;
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) return;
  await updateCustomer(db, after);
  const { accountId, uuid: subjectId } = after;
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId }));
  await record(tx, after, { version, changes });
}

/** Records in the journal that a customer became another one. */
export async function recordMergedCustomer(
  tx: Tx<'cause'>,
  { merged, kept }: { merged: Customer; kept: Customer },
): Promise<void> {
  const { db } = tx;
  const { accountId, uuid: subjectId } = merged;
  const version = 1 + (await findLastJournalVersion(db, { accountId, subjectId }));
  const changes = { mergedInto: [null, kept.uuid] } as const;
  await record(tx, { ...merged, updatedAt: kept.updatedAt }, { version, changes });
}

async function record(
  tx: Tx<'cause'>,
  { accountId, uuid, updatedAt }: Customer,
  { version, changes }: Pick<JournalEntry, 'version' | 'changes'>,
): Promise<void> {
  const subject = { accountId, subject: 'CUSTOMER', subjectId: uuid, version } as const;
  await recordChange(tx, { ...subject, changes, writtenAt: updatedAt });
}
