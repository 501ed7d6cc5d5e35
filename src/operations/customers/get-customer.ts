import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { findKeptUuid } from '../../store/merged-customers.ts';
import { type CustomerView, viewCustomer } from '../bookings/booking-view.ts';
import type { AppContext } from '../context.ts';
import type { Principal } from '../principal.ts';
import { read } from '../transactions.ts';
import type { Tx } from '../tx.ts';

/** GET /customers/{customerUuid}. @throws Refusal CUSTOMER_NOT_FOUND */
export async function getCustomer(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<{ venue: Venue; customer: CustomerView }> {
  return read({ context, principal }, 'customers:read', async (tx) => {
    const customer = (await viewCustomer(tx, uuid)) ?? (await viewKept(tx, uuid));
    if (customer) return { venue: tx.venue, customer };
    throw new Refusal(
      'CUSTOMER_NOT_FOUND',
      'There is no customer with the uuid in the path that these credentials may see. Take it from the customer of a booking.',
    );
  });
}

/** The customer into whom the one with this uuid was merged. */
async function viewKept(tx: Tx<'principal'>, uuid: string): Promise<CustomerView | null> {
  const { db } = tx;
  const kept = await findKeptUuid(db, uuid);
  return kept === null ? null : viewCustomer(tx, kept);
}
