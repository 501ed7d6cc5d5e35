import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { type CustomerFile, readCustomerFile } from './customer-file.ts';
import { requireCustomer, requireOwnCustomer } from './require-customer.ts';

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
