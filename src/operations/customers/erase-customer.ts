import { validationError } from '../../domain/refusal.ts';
import { cleanName } from '../../domain/typed-text.ts';
import type { AppContext } from '../context.ts';
import { systemCause } from '../journal.ts';
import type { Principal } from '../principal.ts';
import { change, withCause } from '../transactions.ts';
import { requireVenue } from '../venues/require-venue.ts';
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
    const venue = await requireVenue(context, db, accountId);
    const cause = systemCause('erase-customer', false);
    return writeErasure({ context, db, venue, cause }, customer);
  });
  return { ...erasure, remaining: await finishErasures(context) };
}

const ERASE = { operation: 'erase-customer', permission: 'customers:erase' } as const;

/**
 * POST /staff/v3/customers/{customerUuid}/erase: the same for the venue's owner, who typed the guest's name again.
 * @throws Refusal CUSTOMER_NOT_FOUND, VALIDATION_ERROR
 */
export async function eraseGuest(
  context: AppContext,
  principal: Principal,
  { uuid, name }: { uuid: string; name: string },
): Promise<WrittenErasure> {
  const erasure = await change({ context, principal }, ERASE, async (tx) => {
    const customer = await requireOwnCustomer(tx, uuid);
    if (cleanName(customer.name) !== cleanName(name))
      throw validationError({ parameter: 'name', reason: 'is not the name of this guest' });
    return writeErasure(withCause(tx, { keepsPersonalData: false }), customer);
  });
  return { ...erasure, remaining: await finishErasures(context) };
}
