import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One row per work day with what its bookings occupy, visits counted without reading tickets, and venues'
 * versions read without their documents. A day gets its row with the next change of a booking.
 */
export const fewerReads: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table work_day_occupancies (
      account_id text not null,
      work_day text not null,
      version integer not null,
      occupancies text not null,
      primary key (account_id, work_day),
      foreign key (account_id, work_day) references work_days (account_id, work_day)
        on delete cascade
    ) strict`.execute(db);
    await sql`alter table bookings add column closed_ticket_amount integer`.execute(db);
    await sql`update bookings set closed_ticket_amount = (
        select total_amount from tickets where booking_uuid = uuid
      ) where uuid in (select booking_uuid from tickets where closed_at is not null)`.execute(db);
    await sql`drop index bookings_by_customer`.execute(db);
    await sql`create index bookings_by_customer
      on bookings (customer_uuid, status, canceled_at, pax, pax_children, closed_ticket_amount)
      where customer_uuid is not null`.execute(db);
    await sql`create table venue_documents (
      account_id text primary key references accounts (account_id) on delete cascade,
      document text not null
    ) strict`.execute(db);
    await sql`insert into venue_documents select account_id, document from accounts`.execute(db);
    await sql`alter table accounts drop column document`.execute(db);
  },
};
