import { validationError } from '../../domain/refusal.ts';
import { cleanName } from '../../domain/typed-text.ts';
import type { AppContext } from '../context.ts';
import { causeOf, systemCause } from '../journal.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { type WrittenErasure, writeErasure } from './erasure.ts';
import { finishErasures } from './finish-erasures.ts';
import { requireCustomer, requireOwnCustomer } from './require-customer.ts';

/**
 * Withdraws a customer's consent and removes their personal data in one write, and earlier versions of it from
 * the database's log. For the command line.
 * @throws Refusal CUSTOMER_NOT_FOUND
 */
export async function eraseCustomer(context: AppContext, uuid: string): Promise<WrittenErasure> {
  const { accountId } = await context.store.read((db) => requireCustomer(db, uuid));
  const erasure = await context.store.write(accountId, async (db) => {
    const customer = await requireCustomer(db, uuid);
    return writeErasure(context, db, customer, systemCause('erase-customer', false));
  });
  return { ...erasure, remaining: await finishErasures(context) };
}

/**
 * POST /staff/v3/customers/{customerUuid}/erase: the same for the venue's owner, who typed the guest's name again.
 * @throws Refusal CUSTOMER_NOT_FOUND, VALIDATION_ERROR
 */
export async function eraseGuest(
  context: AppContext,
  principal: Principal,
  uuid: string,
  { name }: { name: string },
): Promise<WrittenErasure> {
  requirePermission(principal, 'customers:erase');
  const erasure = await context.store.write(principal.accountId, async (db) => {
    const customer = await requireOwnCustomer(db, principal, uuid);
    if (cleanName(customer.name) !== name)
      throw validationError({ parameter: 'name', reason: 'is not the name of this guest' });
    const cause = { ...causeOf(principal, 'erase-customer'), keepsPersonalData: false };
    return writeErasure(context, db, customer, cause);
  });
  return { ...erasure, remaining: await finishErasures(context) };
}
