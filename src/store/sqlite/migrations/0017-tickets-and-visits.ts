import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores tickets in the rows of their bookings, and what bookings say about a customer's visits in the row of the
 * customer, so that a list of bookings reads neither apart.
 */
const STATEMENTS = [
  `alter table bookings add column ticket text not null default 'null'`,
  // The trigger would give every day another version, which makes its stored occupancies useless.
  'drop trigger bookings_version_on_update',
  `update bookings set ticket = json_object(
      'ticketPartner', ticket_partner,
      'externalId', external_id,
      'totalAmount', total_amount,
      'discountsAmount', discounts_amount,
      'tipAmount', tip_amount,
      'lines', json(lines),
      'payments', json(payments),
      'currency', currency,
      'closedAt', closed_at)
    from tickets where booking_uuid = uuid`,
  `create trigger bookings_version_on_update after update on bookings begin
    insert into work_days (account_id, work_day, version)
      values (new.account_id, new.work_day, random() & 9007199254740991)
      on conflict do update set version = excluded.version;
    update work_days set version = random() & 9007199254740991
      where account_id = old.account_id and work_day = old.work_day;
  end`,
  'drop table tickets',

  'alter table customers add column visits text',
  `update customers set visits = (
      select json_object(
        'bookingsCount', count(*),
        'visitsCount', count(*) filter (where status = 'ATTENDED'),
        'cancellationsCount', count(*) filter (where status = 'CANCELED'),
        'lateCancellationsCount',
          count(*) filter (where status = 'CANCELED' and canceled_at > booking_at - 86400000),
        'noShowsCount', count(*) filter (where status = 'NO_SHOW'),
        'firstVisitAt', min(booking_at) filter (where status = 'ATTENDED'),
        'lastVisitAt', max(booking_at) filter (where status = 'ATTENDED'),
        'firstCancellationAt', min(canceled_at) filter (where status = 'CANCELED'),
        'confirmedAt', json_group_array(booking_at order by booking_at)
          filter (where status = 'CONFIRMED' and booking_at > unixepoch() * 1000),
        'spent', coalesce(sum(closed_ticket_amount), 0),
        'covers',
          coalesce(sum(pax + pax_children) filter (where closed_ticket_amount is not null), 0))
      from bookings
      where customer_uuid = customers.uuid and status <> 'DELETED')
    where uuid in (select customer_uuid from bookings where customer_uuid is not null)`,
];

export const ticketsAndVisits: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
