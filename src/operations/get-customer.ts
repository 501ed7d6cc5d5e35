import { Refusal } from '../domain/refusal.ts';
import type { Venue } from '../domain/venue.ts';
import { type CustomerView, viewCustomers } from './booking-view.ts';
import { type House, requireVenue } from './house.ts';
import { type Principal, permit } from './principal.ts';

/** GET /customers/{customerUuid}. @throws Refusal CUSTOMER_NOT_FOUND */
export async function getCustomer(
  house: House,
  principal: Principal,
  uuid: string,
): Promise<{ venue: Venue; customer: CustomerView }> {
  permit(principal, 'customers:read');
  return house.store.read(async (db) => {
    const venue = await requireVenue(house, db, principal.accountId);
    const customer = (await viewCustomers(house, db, principal, [uuid])).get(uuid);
    if (customer) return { venue, customer };
    throw new Refusal(
      'CUSTOMER_NOT_FOUND',
      'There is no customer with the uuid in the path that these credentials may see. Take it from the customer of a booking.',
    );
  });
}
