import type { Customer } from '../../domain/customer.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findCustomerAnywhere } from '../../store/customers.ts';
import { findKeptUuid } from '../../store/merged-customers.ts';
import type { Db } from '../../store/store.ts';
import type { Tx } from '../tx.ts';

/**
 * Returns a customer of any venue, with or without consent; of one who was merged into another, that other one.
 * @throws Refusal CUSTOMER_NOT_FOUND
 */
export async function requireCustomer(db: Db, uuid: string): Promise<Customer> {
  const customer = await findCurrent(db, uuid);
  if (customer) return customer;
  throw new Refusal('CUSTOMER_NOT_FOUND', `There is no customer with the uuid ${uuid}.`);
}

/**
 * Returns a customer of the caller's venue who has not been erased.
 * @param field where the uuid was sent
 * @throws Refusal CUSTOMER_NOT_FOUND
 */
export async function requireOwnCustomer(
  tx: Tx<'principal'>,
  uuid: string,
  field = 'the path',
): Promise<Customer> {
  const { db } = tx;
  const { accountId } = tx.principal;
  const customer = await findCurrent(db, uuid);
  if (customer?.accountId === accountId && !customer.isErased) return customer;
  throw new Refusal(
    'CUSTOMER_NOT_FOUND',
    `There is no guest with the uuid in ${field} at this venue. The guest may have been erased.`,
  );
}

async function findCurrent(db: Db, uuid: string): Promise<Customer | null> {
  const customer = await findCustomerAnywhere(db, uuid);
  if (customer) return customer;
  const kept = await findKeptUuid(db, uuid);
  return kept === null ? null : findCustomerAnywhere(db, kept);
}
