import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';
import { findKeptUuid } from '../../store/merged-customers.ts';
import type { Db } from '../../store/store.ts';
import { type CustomerView, viewCustomer } from '../bookings/booking-view.ts';
import type { AppContext } from '../context.ts';
import { type Principal, requirePermission } from '../principal.ts';
import { requireVenue } from '../venues/require-venue.ts';

/** GET /customers/{customerUuid}. @throws Refusal CUSTOMER_NOT_FOUND */
export async function getCustomer(
  context: AppContext,
  principal: Principal,
  uuid: string,
): Promise<{ venue: Venue; customer: CustomerView }> {
  requirePermission(principal, 'customers:read');
  return context.store.read(async (db) => {
    const venue = await requireVenue(context, db, principal.accountId);
    const customer =
      (await viewCustomer(context, db, principal, uuid)) ??
      (await viewKept(context, db, principal, uuid));
    if (customer) return { venue, customer };
    throw new Refusal(
      'CUSTOMER_NOT_FOUND',
      'There is no customer with the uuid in the path that these credentials may see. Take it from the customer of a booking.',
    );
  });
}

/** The customer into whom the one with this uuid was merged. */
async function viewKept(
  context: AppContext,
  db: Db,
  principal: Principal,
  uuid: string,
): Promise<CustomerView | null> {
  const kept = await findKeptUuid(db, uuid);
  return kept === null ? null : viewCustomer(context, db, principal, kept);
}
