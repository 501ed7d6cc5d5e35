import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Events for partners: a row in the transaction of the change that causes it. The row gets its number in the venue's
 * feed afterwards, so that no reader can miss one that was committed late. Webhooks: where events are sent, what
 * became of each, and every try. Secrets are encrypted.
 */
export const eventsAndWebhooks: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table events (
      id text primary key,
      account_id text not null references accounts (account_id) on delete cascade,
      number integer,
      type text not null,
      booking_uuid text,
      version integer,
      status text,
      work_day text,
      partner_id text,
      occurred_at integer not null
    ) strict`.execute(db);
    await sql`create unique index events_by_number on events (account_id, number)`.execute(db);
    await sql`create index events_unnumbered on events (account_id) where number is null`.execute(
      db,
    );
    await sql`create index events_by_time on events (occurred_at)`.execute(db);
    await sql`create table event_counters (
      account_id text primary key references accounts (account_id) on delete cascade,
      last_number integer not null,
      deleted_through integer not null
    ) strict`.execute(db);
    await sql`create table webhook_endpoints (
      id text primary key,
      account_id text not null,
      partner_id text not null,
      url text not null,
      event_types text not null,
      secret text not null,
      previous_secret text,
      previous_until integer,
      is_enabled integer not null,
      disabled_because text,
      failing_since integer,
      paused_until integer,
      created_at integer not null,
      updated_at integer not null,
      foreign key (account_id, partner_id)
        references integrations (account_id, partner_id) on delete cascade
    ) strict`.execute(db);
    await sql`create index webhook_endpoints_by_integration on webhook_endpoints (account_id, partner_id)`.execute(
      db,
    );
    await sql`create table webhook_deliveries (
      endpoint_id text not null references webhook_endpoints (id) on delete cascade,
      event_id text not null references events (id) on delete cascade,
      event_number integer not null,
      subject text not null,
      status text not null check (status in ('WAITING', 'DELIVERED', 'FAILED')),
      due_at integer not null,
      tries integer not null,
      claimed_until integer,
      created_at integer not null,
      ended_at integer,
      problem text,
      primary key (endpoint_id, event_id)
    ) strict`.execute(db);
    await sql`create index webhook_deliveries_by_event on webhook_deliveries (event_id)`.execute(
      db,
    );
    await sql`create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at)
      where status = 'WAITING'`.execute(db);
    await sql`create index webhook_deliveries_in_turn on webhook_deliveries (endpoint_id, subject, event_number)
      where status = 'WAITING'`.execute(db);
    await sql`create table webhook_tries (
      id text primary key,
      endpoint_id text not null references webhook_endpoints (id) on delete cascade,
      event_id text not null,
      tried_at integer not null,
      duration_ms integer not null,
      http_status integer,
      problem text
    ) strict`.execute(db);
    await sql`create index webhook_tries_by_endpoint on webhook_tries (endpoint_id, tried_at)`.execute(
      db,
    );
    await sql`create index webhook_tries_by_time on webhook_tries (tried_at)`.execute(db);
  },
};
