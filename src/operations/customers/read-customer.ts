import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type CustomerProfile, readProfile } from './customer-profile.ts';
import { requireOwnCustomer } from './require-customer.ts';

/** GET /staff/v3/customers/{customerUuid}. @throws Refusal CUSTOMER_NOT_FOUND */
export function readCustomer(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<CustomerProfile> {
  requirePermission(principal, 'customers:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    return readProfile(context, db, venue, await requireOwnCustomer(db, principal, uuid));
  });
}
