import type { AffectedBooking } from '../../domain/service-day/affected-booking.ts';
import { listCustomers } from '../../store/customers.ts';
import type { Db } from '../../store/store.ts';
import type { Principal } from '../principal.ts';

/** Whom to call about a booking. */
export interface GuestContact {
  name: string | null;
  phone: string | null;
}

/** The contacts of guests by booking, for callers who may see them: without it, nobody is named. */
export async function listGuestContacts(
  db: Db,
  { accountId, permissions }: Principal,
  affected: readonly AffectedBooking[],
): Promise<Map<string, GuestContact>> {
  if (!permissions.has('customers:read')) return new Map();
  const uuids = affected.flatMap(({ booking }) => booking.customerUuid ?? []);
  const customers = new Map(
    (await listCustomers(db, accountId, [...new Set(uuids)])).map(({ customer }) => [
      customer.uuid,
      customer,
    ]),
  );
  return new Map(
    affected.flatMap(({ booking: { uuid, customerUuid, customerName } }) => {
      const customer = customers.get(customerUuid ?? '');
      if (!customer || customer.isErased) return [];
      return [[uuid, { name: customerName, phone: customer.phone }] as const];
    }),
  );
}
