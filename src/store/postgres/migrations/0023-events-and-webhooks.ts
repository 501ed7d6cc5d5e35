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
      id text collate "C" primary key,
      account_id text collate "C" not null references accounts (account_id) on delete cascade,
      number bigint,
      type text not null,
      booking_uuid text collate "C",
      version integer,
      status text,
      work_day text collate "C",
      partner_id text collate "C",
      occurred_at bigint not null
    )`.execute(db);
    await sql`create unique index events_by_number on events (account_id, number)`.execute(db);
    await sql`create index events_unnumbered on events (account_id) where number is null`.execute(
      db,
    );
    await sql`create index events_by_time on events (occurred_at)`.execute(db);
    await sql`create table event_counters (
      account_id text collate "C" primary key references accounts (account_id) on delete cascade,
      last_number bigint not null,
      deleted_through bigint not null
    )`.execute(db);
    await sql`create table webhook_endpoints (
      id text collate "C" primary key,
      account_id text collate "C" not null,
      partner_id text collate "C" not null,
      url text not null,
      event_types text not null,
      secret text not null,
      previous_secret text,
      previous_until bigint,
      is_enabled integer not null,
      disabled_because text,
      failing_since bigint,
      paused_until bigint,
      created_at bigint not null,
      updated_at bigint not null,
      foreign key (account_id, partner_id)
        references integrations (account_id, partner_id) on delete cascade
    )`.execute(db);
    await sql`create index webhook_endpoints_by_integration on webhook_endpoints (account_id, partner_id)`.execute(
      db,
    );
    await sql`create table webhook_deliveries (
      endpoint_id text collate "C" not null references webhook_endpoints (id) on delete cascade,
      event_id text collate "C" not null references events (id) on delete cascade,
      event_number bigint not null,
      subject text collate "C" not null,
      status text not null check (status in ('WAITING', 'DELIVERED', 'FAILED')),
      due_at bigint not null,
      tries integer not null,
      claimed_until bigint,
      created_at bigint not null,
      ended_at bigint,
      problem text,
      primary key (endpoint_id, event_id)
    )`.execute(db);
    await sql`create index webhook_deliveries_by_event on webhook_deliveries (event_id)`.execute(
      db,
    );
    await sql`create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at)
      where status = 'WAITING'`.execute(db);
    await sql`create index webhook_deliveries_in_turn on webhook_deliveries (endpoint_id, subject, event_number)
      where status = 'WAITING'`.execute(db);
    await sql`create table webhook_tries (
      id text collate "C" primary key,
      endpoint_id text collate "C" not null references webhook_endpoints (id) on delete cascade,
      event_id text collate "C" not null,
      tried_at bigint not null,
      duration_ms integer not null,
      http_status integer,
      problem text
    )`.execute(db);
    await sql`create index webhook_tries_by_endpoint on webhook_tries (endpoint_id, tried_at)`.execute(
      db,
    );
    await sql`create index webhook_tries_by_time on webhook_tries (tried_at)`.execute(db);
  },
};
