import type { Customer } from '../../domain/customer.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findBooking } from '../../store/bookings.ts';
import { findCustomer, listIntegrationCustomers } from '../../store/customers.ts';
import { findKeptUuid } from '../../store/merged-customers.ts';
import type { Tx } from '../tx.ts';
import { customerUuidOf } from './uuid-of-booking.ts';

/**
 * Returns the customer whose uuid was sent in a request, or into whom that one was merged; null if none was sent.
 * @param field where the uuid was sent
 * @throws Refusal CUSTOMER_NOT_FOUND
 */
export async function requireRequestedCustomer(
  tx: Tx<'principal'>,
  uuid: string | undefined,
  field: 'customer.uuid' | 'customerUuid',
): Promise<Customer | null> {
  const { principal } = tx;
  if (uuid === undefined) return null;
  const current = principal.capabilities.knowsCustomers
    ? await findVisible(tx, uuid)
    : await findOfManagedBooking(tx, uuid);
  if (current && !current.isErased) return current;
  throw new Refusal(
    'CUSTOMER_NOT_FOUND',
    `There is no customer with the uuid in ${field} that these credentials may see. ${field === 'customer.uuid' ? 'Leave it out to match by email and phone.' : 'Leave it out to ask for any customer.'}`,
  );
}

async function findVisible(tx: Tx<'principal'>, uuid: string): Promise<Customer | null> {
  const { db, principal } = tx;
  const { accountId } = principal;
  const current =
    (await findCustomer(db, accountId, uuid)) ??
    (await findCustomer(db, accountId, (await findKeptUuid(db, uuid)) ?? uuid));
  return current && (await maySee(tx, current.uuid)) ? current : null;
}

/** A diner may name only the customer of the booking whose link they have. */
async function findOfManagedBooking(tx: Tx<'principal'>, uuid: string): Promise<Customer | null> {
  const { db } = tx;
  const { accountId, managedBookingUuid } = tx.principal;
  if (managedBookingUuid === null || uuid !== customerUuidOf(managedBookingUuid)) return null;
  const booking = await findBooking(db, accountId, managedBookingUuid);
  return booking?.customerUuid ? findCustomer(db, accountId, booking.customerUuid) : null;
}

/** A caller with public data access may see the customers that its source sent. */
async function maySee({ db, principal }: Tx<'principal'>, uuid: string): Promise<boolean> {
  if (principal.dataAccess === 'private') return true;
  const { accountId, customerSource: integration } = principal;
  const sent = await listIntegrationCustomers(db, { accountId, integration }, [uuid]);
  return sent.length > 0;
}
