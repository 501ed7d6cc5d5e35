import type { Booking } from '../../domain/booking.ts';
import type { Customer, Visits } from '../../domain/customer.ts';
import type { JournalEntry } from '../../domain/journal.ts';
import { visitsAt } from '../../domain/visit-record.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { type CustomerTraces, listCustomerTraces } from '../../store/customer-traces.ts';
import { listCustomers } from '../../store/customers.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { listMergedUuids } from '../../store/merged-customers.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';

/** Everything that is stored about one customer. */
export interface CustomerFile extends CustomerTraces {
  timezone: string;
  customer: Customer;
  visits: Visits | null;
  /** The uuids of guests who were merged into this one. */
  mergedUuids: string[];
  bookings: Booking[];
  /** The recorded changes of the customer and of their bookings. */
  journal: JournalEntry[];
}

export async function readCustomerFile(
  { context, db }: Tx,
  customer: Customer,
): Promise<CustomerFile> {
  const { accountId, uuid } = customer;
  const { timezone } = await requireVenue(context, db, accountId);
  const [found] = await listCustomers(db, accountId, [uuid]);
  const bookings = await listBookingsOfCustomer(db, customer);
  const mergedUuids = await listMergedUuids(db, uuid);
  const journal: JournalEntry[] = [];
  for (const subjectId of [uuid, ...mergedUuids, ...bookings.map((booking) => booking.uuid)])
    journal.push(...(await listJournalEntries(db, { accountId, subjectId })));
  return {
    timezone,
    customer,
    visits: found?.visits ? visitsAt(found.visits, context.now()) : null,
    mergedUuids,
    bookings,
    journal,
    ...(await listCustomerTraces(db, customer)),
  };
}
