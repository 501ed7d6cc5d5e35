import type { UpdateCustomerRequest } from '../../contract/staff/update-customer.ts';
import type { Customer } from '../../domain/customer.ts';
import { tagsNamed } from '../../domain/customer-tag.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import { causeOf } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';
import { type CustomerProfile, readProfile } from './customer-profile.ts';
import { requireCustomerToChange } from './require-customer-to-change.ts';
import { saveCustomer } from './save-customer.ts';

/**
 * PUT /staff/v3/customers/{customerUuid}: an omitted field is unchanged, null clears it.
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_IS_OUTDATED
 */
export function updateCustomer(
  context: AppContext,
  principal: Principal,
  uuid: string,
  request: UpdateCustomerRequest,
  ifMatch: string | null,
): Promise<CustomerProfile> {
  requirePermission(principal, 'customers:update');
  return context.store.write(principal.accountId, async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const customer = await requireCustomerToChange(db, principal, uuid, ifMatch);
    const after = changed(customer, request, context.now());
    await saveCustomer(db, causeOf(principal, 'update-customer'), customer, after);
    return readProfile(context, db, venue, after);
  });
}

function changed(
  customer: Customer,
  { tags, ...request }: UpdateCustomerRequest,
  updatedAt: Instant,
): Customer {
  const sent = Object.entries(request).filter(([, value]) => value !== undefined);
  return {
    ...customer,
    ...Object.fromEntries(sent),
    ...(tags && { tags: tagsNamed(tags, customer.tags) }),
    updatedAt,
  };
}
