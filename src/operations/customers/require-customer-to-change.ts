import type { Customer } from '../../domain/customer.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findLastJournalVersion } from '../../store/journal.ts';
import type { Tx } from '../tx.ts';
import { requireOwnCustomer } from './require-customer.ts';

/**
 * Returns a customer of the caller's venue, in the version that the caller read: that of the last entry of the journal
 * about them.
 * @param ifMatch the header If-Match; null accepts any version
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_IS_OUTDATED
 */
export async function requireCustomerToChange(
  tx: Tx<'principal'>,
  uuid: string,
  ifMatch: string | null,
): Promise<Customer> {
  const { db } = tx;
  const customer = await requireOwnCustomer(tx, uuid);
  if (ifMatch === null) return customer;
  const subject = { accountId: customer.accountId, subjectId: customer.uuid };
  const version = await findLastJournalVersion(db, subject);
  const tags = ifMatch.split(',');
  if (tags.includes('*') || tags.includes(`"${version}"`)) return customer;
  throw new Refusal(
    'BOOKING_IS_OUTDATED',
    'The guest’s data changed since they were read. Read them again, and repeat the change if it still applies.',
  );
}
