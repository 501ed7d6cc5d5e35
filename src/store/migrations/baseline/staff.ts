import type { Dialect } from '../dialect.ts';

const ROLE = `role in ('KITCHEN', 'HOST', 'MANAGER', 'OWNER')`;

/** Members of the staff, the devices on which they are signed in, and second factors. Secrets are hashes. */
export function staff({ key, big, strict, clustered }: Dialect): string[] {
  return [
    `create table staff (
      uuid ${key} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      email ${key} not null unique,
      name text not null,
      password_hash text not null,
      created_at ${big} not null,
      role ${key} not null default 'MANAGER' check (${ROLE}),
      pin_hash ${key}
    )${strict}`,

    // Devices, on which members take over from each other with a PIN.
    `create table staff_sessions (
      token_hash ${key} primary key,
      staff_uuid ${key} not null references staff (uuid) on delete cascade,
      created_at ${big} not null,
      expires_at ${big} not null,
      id ${key},
      device_name ${key},
      last_used_at ${big},
      signed_in_uuid ${key} references staff (uuid) on delete cascade,
      is_by_pin integer not null default 0
    )${strict}`,
    'create unique index staff_sessions_by_id on staff_sessions (id)',
    'create index staff_sessions_by_signed_in on staff_sessions (signed_in_uuid)',

    // From which networks, as hashes, members have signed in.
    `create table staff_networks (
      staff_uuid ${key} not null references staff (uuid) on delete cascade,
      network ${key} not null,
      last_used_at ${big} not null,
      primary key (staff_uuid, network)
    )${clustered}`,

    `create table staff_invitations (
      id ${key} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      token_hash ${key} not null unique,
      role ${key} not null check (${ROLE}),
      name ${key} not null,
      language ${key} not null,
      created_by ${key} not null,
      created_at ${big} not null,
      expires_at ${big} not null
    )${strict}`,
    'create index staff_invitations_by_account on staff_invitations (account_id)',

    // One-time approvals by members whose role allows what the requester's does not.
    `create table staff_approvals (
      token_hash ${key} primary key,
      session_hash ${key} not null references staff_sessions (token_hash) on delete cascade,
      approved_by ${key} not null references staff (uuid) on delete cascade,
      method ${key} not null,
      path ${key} not null,
      used_with ${key},
      expires_at ${big} not null,
      body_hash ${key}
    )${strict}`,
    'create index staff_approvals_by_session on staff_approvals (session_hash)',

    `create table staff_passkeys (
      id ${key} primary key,
      staff_uuid ${key} not null references staff (uuid) on delete cascade,
      credential_id ${key} not null unique,
      public_key ${key} not null,
      sign_count ${big} not null,
      transports ${key} not null,
      name ${key} not null,
      created_at ${big} not null,
      last_used_at ${big}
    )${strict}`,
    'create index staff_passkeys_by_staff on staff_passkeys (staff_uuid)',
    `create table staff_authenticators (
      staff_uuid ${key} primary key references staff (uuid) on delete cascade,
      encrypted_secret ${key} not null,
      created_at ${big} not null,
      confirmed_at ${big},
      last_step ${big} not null
    )${strict}`,
    `create table staff_recovery_codes (
      code_hash ${key} primary key,
      staff_uuid ${key} not null references staff (uuid) on delete cascade
    )${strict}`,
    'create index staff_recovery_codes_by_staff on staff_recovery_codes (staff_uuid)',
    // Challenges that passkeys have to sign.
    `create table staff_challenges (
      challenge_hash ${key} primary key,
      staff_uuid ${key} references staff (uuid) on delete cascade,
      expires_at ${big} not null
    )${strict}`,
  ];
}
