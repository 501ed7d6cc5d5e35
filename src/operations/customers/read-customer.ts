import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import { type CustomerProfile, readProfile } from './customer-profile.ts';
import { requireOwnCustomer } from './require-customer.ts';

/** GET /staff/v3/customers/{customerUuid}. @throws Refusal CUSTOMER_NOT_FOUND */
export function readCustomer(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<CustomerProfile> {
  return read({ context, principal }, 'customers:read', async (tx) =>
    readProfile(tx, await requireOwnCustomer(tx, uuid)),
  );
}
