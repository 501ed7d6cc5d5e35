import type { Customer } from '../../domain/customer.ts';
import { Refusal } from '../../domain/refusal.ts';
import { findCustomerAnywhere } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';

/** Returns a customer of any venue, with or without consent. @throws Refusal CUSTOMER_NOT_FOUND */
export async function requireCustomer(db: Db, uuid: string): Promise<Customer> {
  const customer = await findCustomerAnywhere(db, uuid);
  if (customer) return customer;
  throw new Refusal('CUSTOMER_NOT_FOUND', `There is no customer with the uuid ${uuid}.`);
}
