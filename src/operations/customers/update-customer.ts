import type { UpdateCustomerRequest } from '../../contract/staff/update-customer.ts';
import type { Customer } from '../../domain/customer.ts';
import { tagsNamed } from '../../domain/customer-tag.ts';
import type { Instant } from '../../domain/venue-time.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { change } from '../transactions.ts';
import { type CustomerProfile, readProfile } from './customer-profile.ts';
import { requireCustomerToChange } from './require-customer-to-change.ts';
import { saveCustomer } from './save-customer.ts';

/** Of one customer. */
interface CustomerUpdate {
  uuid: string;
  /** The header If-Match; null accepts any version. */
  ifMatch: string | null;
  fields: UpdateCustomerRequest;
}

const UPDATE = { operation: 'update-customer', permission: 'customers:update' } as const;

/**
 * PUT /staff/v3/customers/{customerUuid}: an omitted field is unchanged, null clears it.
 * @throws Refusal CUSTOMER_NOT_FOUND, BOOKING_IS_OUTDATED
 */
export function updateCustomer(
  context: AppContext,
  principal: Principal,
  { uuid, ifMatch, fields }: CustomerUpdate,
): Promise<CustomerProfile> {
  return change({ context, principal }, UPDATE, async (tx) => {
    const customer = await requireCustomerToChange(tx, uuid, ifMatch);
    const after = changed(customer, fields, context.now());
    await saveCustomer(tx, customer, after);
    return readProfile(tx, after);
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
