import type { Booking } from '../../domain/booking.ts';
import type { CustomerChange } from '../../domain/journal.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Instant } from '../../domain/venue-time.ts';
import { findCustomer } from '../../store/customers.ts';
import { saveCustomer } from '../customers/save-customer.ts';
import type { Tx } from '../tx.ts';

/**
 * Puts back what a change of a booking changed about its customer.
 * @returns the change of the undo, for the journal of the booking; null if there was none
 * @throws Refusal BOOKING_IS_OUTDATED if the customer has changed since
 */
export async function undoGuestChange(
  tx: Tx<'cause'>,
  { accountId, customerUuid }: Booking,
  { change, now }: { change: CustomerChange | undefined; now: Instant },
): Promise<CustomerChange | null> {
  if (!change) return null;
  const [before, after] = change;
  const customer =
    customerUuid === null ? null : await findCustomer(tx.db, accountId, customerUuid);
  const isAsLeft = Object.entries(after).every(
    ([field, value]) => customer?.[field as keyof typeof after] === value,
  );
  if (!customer || !isAsLeft)
    throw new Refusal(
      'BOOKING_IS_OUTDATED',
      'The guest has been changed again since, so this change cannot be undone by itself. Look at the log.',
    );
  await saveCustomer(tx, customer, { ...customer, ...before, updatedAt: now });
  return [after, before];
}
