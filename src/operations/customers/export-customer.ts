import type { Booking } from '../../domain/booking.ts';
import type { Customer, Visits } from '../../domain/customer.ts';
import type { JournalEntry } from '../../domain/journal.ts';
import { visitsAt } from '../../domain/visit-record.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { type CustomerTraces, listCustomerTraces } from '../../store/customer-traces.ts';
import { listCustomers } from '../../store/customers.ts';
import { listJournalEntries } from '../../store/journal.ts';
import type { AppContext } from '../context.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireCustomer } from './require-customer.ts';

/** Everything that is stored about one customer. */
export interface CustomerFile extends CustomerTraces {
  timezone: string;
  customer: Customer;
  visits: Visits | null;
  bookings: Booking[];
  /** The recorded changes of the customer and of their bookings. */
  journal: JournalEntry[];
}

/** @throws Refusal CUSTOMER_NOT_FOUND */
export async function exportCustomer(context: AppContext, uuid: string): Promise<CustomerFile> {
  return context.store.read(async (db) => {
    const customer = await requireCustomer(db, uuid);
    const { timezone } = await requireVenue(context, db, customer.accountId);
    const [found] = await listCustomers(db, customer.accountId, [uuid]);
    const { accountId } = customer;
    const bookings = await listBookingsOfCustomer(db, customer);
    const journal: JournalEntry[] = [];
    for (const subjectId of [uuid, ...bookings.map((booking) => booking.uuid)])
      journal.push(...(await listJournalEntries(db, { accountId, subjectId })));
    return {
      timezone,
      customer,
      visits: found?.visits ? visitsAt(found.visits, context.now()) : null,
      bookings,
      journal,
      ...(await listCustomerTraces(db, customer)),
    };
  });
}
