import type { Dialect } from '../dialect.ts';

/**
 * Events for partners: a row in the transaction of the change that causes it. The row gets its number in the venue's
 * feed afterwards, so that no reader can miss one that was committed late. Webhooks: where events are sent, what became
 * of each, and every try. Secrets are encrypted.
 */
export function eventsAndWebhooks({ key, big, strict }: Dialect): string[] {
  return [
    `create table events (
      id ${key} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      number ${big},
      type text not null,
      booking_uuid ${key},
      version integer,
      status text,
      work_day ${key},
      partner_id ${key},
      occurred_at ${big} not null
    )${strict}`,
    'create unique index events_by_number on events (account_id, number)',
    'create index events_unnumbered on events (account_id) where number is null',
    'create index events_by_time on events (occurred_at)',
    `create table event_counters (
      account_id ${key} primary key references accounts (account_id) on delete cascade,
      last_number ${big} not null,
      deleted_through ${big} not null
    )${strict}`,

    `create table webhook_endpoints (
      id ${key} primary key,
      account_id ${key} not null,
      partner_id ${key} not null,
      url text not null,
      event_types text not null,
      secret text not null,
      previous_secret text,
      previous_until ${big},
      is_enabled integer not null,
      disabled_because text,
      failing_since ${big},
      paused_until ${big},
      created_at ${big} not null,
      updated_at ${big} not null,
      foreign key (account_id, partner_id)
        references integrations (account_id, partner_id) on delete cascade
    )${strict}`,
    'create index webhook_endpoints_by_integration on webhook_endpoints (account_id, partner_id)',
    `create table webhook_deliveries (
      endpoint_id ${key} not null references webhook_endpoints (id) on delete cascade,
      event_id ${key} not null references events (id) on delete cascade,
      event_number ${big} not null,
      subject ${key} not null,
      status text not null check (status in ('WAITING', 'DELIVERED', 'FAILED')),
      due_at ${big} not null,
      tries integer not null,
      claimed_until ${big},
      created_at ${big} not null,
      ended_at ${big},
      problem text,
      primary key (endpoint_id, event_id)
    )${strict}`,
    'create index webhook_deliveries_by_event on webhook_deliveries (event_id)',
    `create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at)
      where status = 'WAITING'`,
    `create index webhook_deliveries_in_turn on webhook_deliveries (endpoint_id, subject, event_number)
      where status = 'WAITING'`,
    `create table webhook_tries (
      id ${key} primary key,
      endpoint_id ${key} not null references webhook_endpoints (id) on delete cascade,
      event_id ${key} not null,
      tried_at ${big} not null,
      duration_ms integer not null,
      http_status integer,
      problem text
    )${strict}`,
    'create index webhook_tries_by_endpoint on webhook_tries (endpoint_id, tried_at)',
    'create index webhook_tries_by_time on webhook_tries (tried_at)',
  ];
}
