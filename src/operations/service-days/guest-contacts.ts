import type { AffectedBooking } from '../../domain/service-day/affected-booking.ts';
import { listCustomers } from '../../store/customers.ts';
import { readWhoBooked } from '../customers/own-contacts.ts';
import type { Tx } from '../tx.ts';

/** Whom to call about a booking. */
export interface GuestContact {
  name: string;
  phone: string | null;
}

/** The contacts of guests by booking, for callers who may see them: without it, nobody is named. */
export async function listGuestContacts(
  tx: Tx<'principal'>,
  affected: readonly Pick<AffectedBooking, 'booking'>[],
): Promise<Map<string, GuestContact>> {
  const { db } = tx;
  const { accountId, permissions } = tx.principal;
  if (!permissions.has('customers:read')) return new Map();
  const uuids = affected.flatMap(({ booking }) => booking.customerUuid ?? []);
  const customers = new Map(
    (await listCustomers(db, accountId, [...new Set(uuids)])).map(({ customer }) => [
      customer.uuid,
      customer,
    ]),
  );
  const whoBooked = await readWhoBooked(db, accountId, {
    customers: [...customers.values()],
    bookings: affected.map(({ booking }) => booking),
  });
  return new Map(
    affected.flatMap(({ booking }) => {
      const customer = customers.get(booking.customerUuid ?? '');
      if (!customer || customer.isErased) return [];
      const { name, phone } = whoBooked(booking, customer);
      return [[booking.uuid, { name, phone }] as const];
    }),
  );
}
