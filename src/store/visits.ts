import type { Booking } from '../domain/booking.ts';
import { visitRecordOf } from '../domain/visit-record.ts';
import type { Db } from './db.ts';
import { prepared } from './prepared.ts';

/** Counts the visits of a booking's customer after it was written, and stores them with the customer. */
export async function saveVisits(
  db: Db,
  { accountId, customerUuid, updatedAt }: Pick<Booking, 'accountId' | 'customerUuid' | 'updatedAt'>,
): Promise<void> {
  if (customerUuid === null) return;
  const { rows } = await listCounted(db, { accountId, customerUuid });
  const visits = JSON.stringify(visitRecordOf(rows, updatedAt));
  await saveRecord(db, { customerUuid, visits });
}

const listCounted = prepared(
  (db, { accountId, customerUuid }: { accountId: string; customerUuid: string }) =>
    db
      .selectFrom('bookings')
      .select([
        'status',
        'booking_at as bookingAt',
        'canceled_at as canceledAt',
        'pax',
        'pax_children as paxChildren',
        'closed_ticket_amount as closedTicketAmount',
      ])
      .where('account_id', '=', accountId)
      .where('customer_uuid', '=', customerUuid)
      .where('status', '<>', 'DELETED'),
);

const saveRecord = prepared(
  (db, { customerUuid, visits }: { customerUuid: string; visits: string }) =>
    db.updateTable('customers').set({ visits }).where('uuid', '=', customerUuid),
);
