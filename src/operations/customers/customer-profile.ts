import type { Customer } from '../../domain/customer.ts';
import { type GuestHistory, guestHistoryOf } from '../../domain/guest-history.ts';
import type { Actor } from '../../domain/journal.ts';
import type { Venue } from '../../domain/venue.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { NO_VISITS, type VisitRecord } from '../../domain/visit-record.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { findAlikeCustomers } from '../../store/customer-search.ts';
import { type CustomerWithVisits, listCustomers } from '../../store/customers.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { listStaff } from '../../store/staff.ts';
import type { Db } from '../../store/store.ts';
import type { Tx } from '../tx.ts';
import { type WhoBooked, whoBookedOf } from './own-contacts.ts';

/** A guest with everything that staff see on their profile. */
export interface CustomerProfile {
  venue: Venue;
  now: Instant;
  /** Of the customer: that of the last entry of the journal. */
  version: number;
  customer: Customer;
  visits: VisitRecord;
  history: GuestHistory;
  /** Used for the bookings in the history. */
  whoBooked: WhoBooked;
  /** Who wrote the notes; null if that is not recorded. */
  notesWritten: { by: string | null; at: Instant } | null;
  /** Other guests with the same contact or name. */
  alike: readonly CustomerWithVisits[];
}

/** @param customer as it is stored */
export async function readProfile(
  { context, db, venue }: Tx<'venue'>,
  customer: Customer,
): Promise<CustomerProfile> {
  const { accountId, uuid } = customer;
  const now = context.now();
  const [found] = await listCustomers(db, accountId, [uuid]);
  const bookings = await listBookingsOfCustomer(db, customer);
  const entries = await listJournalEntries(db, { accountId, subjectId: uuid });
  const written = entries.findLast(({ changes }) => 'privateNotes' in changes);
  return {
    venue,
    now,
    version: entries.at(-1)?.version ?? 0,
    customer,
    visits: found?.visits ?? NO_VISITS,
    history: guestHistoryOf(venue, bookings, now),
    whoBooked: whoBookedOf(customer, bookings),
    notesWritten: written
      ? { by: await nameOf(db, accountId, written.actor), at: written.writtenAt }
      : null,
    alike: await findAlikeCustomers(db, customer),
  };
}

async function nameOf(db: Db, accountId: string, { kind, id }: Actor): Promise<string | null> {
  if (kind !== 'STAFF') return null;
  const staff = await listStaff(db, accountId);
  return staff.find((member) => member.uuid === id)?.name ?? null;
}
