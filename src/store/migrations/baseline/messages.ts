import type { Dialect } from '../dialect.ts';

/**
 * Mail to guests and venues: a row in the transaction of the change that causes it, sent after the commit. It has
 * neither a text nor an address. Some messages are about webhooks instead of bookings.
 */
export function messages({ key, big, strict, onSqlite, onPostgres }: Dialect): string[] {
  const webhook = `webhook_id ${key} references webhook_endpoints (id) on delete cascade`;
  return [
    `create table messages (
      id ${key} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      booking_uuid ${key},
      booking_version integer not null,
      ${onSqlite(`${webhook},`)}
      kind text not null,
      lane text not null,
      is_repeat integer not null,
      status text not null check (status in ('WAITING', 'SENT', 'FAILED', 'SKIPPED')),
      due_at ${big} not null,
      tries integer not null,
      told_version integer,
      claimed_until ${big},
      created_at ${big} not null,
      ended_at ${big},
      problem text,
      server_answer text
      ${onPostgres(`, ${webhook}`)}
    )${strict}`,
    `create index messages_waiting on messages (due_at) where status = 'WAITING'`,
    'create index messages_by_booking on messages (account_id, booking_uuid)',
    `create index messages_ended on messages (ended_at) where status <> 'WAITING'`,

    // The next list of bookings that each venue is sent, if it wants them.
    `create table nightly_sheets (
      account_id ${key} primary key references accounts (account_id) on delete cascade,
      work_day ${key} not null,
      due_at ${big} not null,
      tries integer not null,
      claimed_until ${big}
    )${strict}`,
    // How far the reminders of each venue are queued by its present rules, so that a crash leaves none out.
    `create table reminder_plans (
      account_id ${key} primary key references accounts (account_id) on delete cascade,
      booking_at ${big} not null,
      uuid ${key} not null,
      is_complete integer not null
    )${strict}`,
  ];
}
