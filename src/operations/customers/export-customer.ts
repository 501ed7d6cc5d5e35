import type { Booking } from '../../domain/booking.ts';
import type { Customer, Visits } from '../../domain/customer.ts';
import type { JournalEntry } from '../../domain/journal.ts';
import { visitsAt } from '../../domain/visit-record.ts';
import { listBookingsOfCustomer } from '../../store/bookings.ts';
import { type CustomerTraces, listCustomerTraces } from '../../store/customer-traces.ts';
import { listCustomers } from '../../store/customers.ts';
import { listJournalEntries } from '../../store/journal.ts';
import { listMergedUuids } from '../../store/merged-customers.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import type { Tx } from '../tx.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { requireCustomer, requireOwnCustomer } from './require-customer.ts';

/** Everything that is stored about one customer. */
interface CustomerFile extends CustomerTraces {
  timezone: string;
  customer: Customer;
  visits: Visits | null;
  /** The uuids of guests who were merged into this one. */
  mergedUuids: string[];
  bookings: Booking[];
  /** The recorded changes of the customer and of their bookings. */
  journal: JournalEntry[];
}

/** For the command line. @throws Refusal CUSTOMER_NOT_FOUND */
export function exportCustomer(context: AppContext, uuid: string): Promise<CustomerFile> {
  return context.store.read(async (db) =>
    readCustomerFile({ context, db }, await requireCustomer(db, uuid)),
  );
}

/** GET /staff/v3/customers/{customerUuid}/export. @throws Refusal CUSTOMER_NOT_FOUND */
export function exportGuest(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<CustomerFile> {
  requirePermission(principal, 'customers:export');
  return context.store.read(async (db) =>
    readCustomerFile({ context, db }, await requireOwnCustomer({ context, db, principal }, uuid)),
  );
}

async function readCustomerFile({ context, db }: Tx, customer: Customer): Promise<CustomerFile> {
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
