import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Booking } from '../domain/booking.ts';
import type { BookingStatus } from '../domain/booking-status.ts';
import type { WallDate } from '../domain/venue-time.ts';
import type { Db } from './db.ts';
import { bookingColumns, type Tables } from './tables.ts';

export interface BookingFilter {
  accountId: string;
  workDay: WallDate;
  statuses?: readonly BookingStatus[] | undefined;
  customerEmail?: string | undefined;
  /** All spellings of one number. */
  customerPhones?: readonly string[] | undefined;
  /** Contacts are also compared with those given with each booking, not only with the customers'. */
  isAsBooked?: boolean | undefined;
  /** Only this partner's bookings; contacts are then compared with those that it sent. */
  partnerId?: string | undefined;
  /** Only bookings that begin by then. */
  until?: number | undefined;
  /** Only bookings after this one in list order. */
  after?: { bookingAt: number; uuid: string } | undefined;
  limit?: number | undefined;
}

/** Those of one work day, ordered by `bookingAt`, then `uuid`, which is the order of the primary key. */
export async function listBookings(db: Db, filter: BookingFilter): Promise<Booking[]> {
  let query = db
    .selectFrom('bookings')
    .select(bookingColumns.names)
    .where('account_id', '=', filter.accountId)
    .where('work_day', '=', filter.workDay)
    .where('status', '<>', 'DELETED')
    .orderBy('booking_at')
    .orderBy('uuid');
  const { statuses, customerEmail, customerPhones, partnerId, until, after, limit } = filter;
  if (statuses && statuses.length > 0) query = query.where('status', 'in', statuses);
  if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId);
  if (customerEmail !== undefined || customerPhones !== undefined) {
    query = query.where((is) => {
      const isCustomers = is('customer_uuid', 'in', customersWith(db, filter));
      return filter.isAsBooked ? is.or([isCustomers, isGiven(db, filter)]) : isCustomers;
    });
  }
  if (until !== undefined) query = query.where('booking_at', '<=', until);
  if (after) {
    const { bookingAt, uuid } = after;
    query = query.where((is) =>
      is(is.refTuple('booking_at', 'uuid'), '>', is.tuple(bookingAt, uuid)),
    );
  }
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(bookingColumns.fromRow);
}

function customersWith(
  db: Db,
  { accountId, partnerId, customerEmail, customerPhones }: BookingFilter,
) {
  const customers = db
    .selectFrom('customers')
    .select('uuid')
    .where('customers.account_id', '=', accountId)
    .where('has_gdpr_consent', '=', 1);
  const email = customerEmail?.toLowerCase();
  if (partnerId === undefined) {
    return customers
      .$if(email !== undefined, (q) => q.where(sql`lower(email)`, '=', email))
      .$if(customerPhones !== undefined, (q) => q.where('phone', 'in', customerPhones ?? []));
  }
  return customers
    .innerJoin('integration_customers as sent', (join) =>
      join
        .onRef('sent.customer_uuid', '=', 'customers.uuid')
        .onRef('sent.account_id', '=', 'customers.account_id')
        .on('sent.integration', '=', partnerId),
    )
    .$if(email !== undefined, (q) => q.where(sql`lower(sent.email)`, '=', email))
    .$if(customerPhones !== undefined, (q) => q.where('sent.phone', 'in', customerPhones ?? []));
}

/** Whether the contacts were given with the booking, whose customer has not withdrawn. */
function isGiven(db: Db, { customerEmail, customerPhones }: BookingFilter): Expression<SqlBool> {
  const is = expressionBuilder<Tables, 'bookings'>();
  const email = customerEmail?.toLowerCase();
  return is.and([
    is.exists(
      db
        .selectFrom('customers')
        .select('customers.uuid')
        .where('customers.uuid', '=', is.ref('bookings.customer_uuid'))
        .where('has_gdpr_consent', '=', 1),
    ),
    ...(email === undefined ? [] : [is(sql`lower(customer_email)`, '=', email)]),
    ...(customerPhones === undefined ? [] : [is('customer_phone', 'in', customerPhones)]),
  ]);
}
