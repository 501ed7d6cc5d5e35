import type { Dialect } from '../dialect.ts';

/** Partners, what they may do at each venue, and the keys of partners and widgets. Keys of partners are hashes. */
export function integrations({ key, big, flag, strict, clustered }: Dialect): string[] {
  return [
    `create table partners (
      partner_id ${key} primary key,
      name text not null,
      created_at ${big} not null
    )${strict}`,
    `create table integrations (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      partner_id ${key} not null references partners (partner_id) on delete cascade,
      data_access text not null check (data_access in ('private', 'public')),
      permissions text not null,
      is_enabled ${flag} not null,
      updated_at ${big} not null,
      primary key (account_id, partner_id)
    )${clustered}`,

    `create table api_keys (
      prefix ${key} primary key,
      hash text not null,
      partner_id ${key} not null references partners (partner_id) on delete cascade,
      created_at ${big} not null,
      revoked_at ${big},
      last_used_at ${big}
    )${strict}`,
    `create table api_key_accounts (
      prefix ${key} not null references api_keys (prefix) on delete cascade,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      primary key (prefix, account_id)
    )${clustered}`,

    `create table publishable_keys (
      publishable_key ${key} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      created_at ${big} not null,
      revoked_at ${big}
    )${strict}`,
    `create table publishable_key_origins (
      publishable_key ${key} not null
        references publishable_keys (publishable_key) on delete cascade,
      origin ${key} not null,
      primary key (publishable_key, origin)
    )${clustered}`,

    // Of creates. The response is encrypted with the key, because it may contain a link that gives access.
    `create table idempotency_keys (
      caller ${key} not null,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      operation ${key} not null,
      key_hash ${key} not null,
      request_hash text not null,
      booking_uuid ${key} not null,
      encrypted_response text not null,
      etag text not null,
      created_at ${big} not null,
      primary key (caller, account_id, operation, key_hash)
    )${clustered}`,
    'create index idempotency_keys_by_age on idempotency_keys (created_at)',
    'create index idempotency_keys_by_booking on idempotency_keys (booking_uuid)',
  ];
}
