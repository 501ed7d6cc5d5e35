import type { Customer } from '../../domain/customer.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findCustomer, listIntegrationCustomers } from '../../store/customers.ts';
import { findKeptUuid } from '../../store/merged-customers.ts';
import type { Db } from '../../store/store.ts';
import type { Principal } from '../principal.ts';

/**
 * Returns the customer whose uuid was sent in a request, or into whom that one was merged; null if none was sent.
 * @param field where the uuid was sent
 * @throws Refusal CUSTOMER_NOT_FOUND
 */
export async function requireRequestedCustomer(
  db: Db,
  principal: Principal,
  uuid: string | undefined,
  field: 'customer.uuid' | 'customerUuid',
): Promise<Customer | null> {
  if (uuid === undefined) return null;
  const { accountId } = principal;
  const current =
    (await findCustomer(db, accountId, uuid)) ??
    (await findCustomer(db, accountId, (await findKeptUuid(db, uuid)) ?? uuid));
  if (current && !current.isErased && (await maySee(db, principal, current.uuid))) return current;
  throw new Refusal(
    'CUSTOMER_NOT_FOUND',
    `There is no customer with the uuid in ${field} that these credentials may see. ${field === 'customer.uuid' ? 'Leave it out to match by email and phone.' : 'Leave it out to ask for any customer.'}`,
  );
}

/** A caller with public data access may see the customers that its source sent. */
async function maySee(db: Db, principal: Principal, uuid: string): Promise<boolean> {
  if (principal.dataAccess === 'private') return true;
  const { accountId, customerSource } = principal;
  return (await listIntegrationCustomers(db, accountId, customerSource, [uuid])).length > 0;
}
