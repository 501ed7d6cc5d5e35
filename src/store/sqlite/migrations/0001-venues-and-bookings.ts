import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Times are milliseconds since 1970 (instants) or `YYYY-MM-DD` (work days); flags are 0 and 1;
 * values that are only ever read and written whole are JSON text.
 */
const STATEMENTS = [
  `create table accounts (
    account_id text primary key,
    document text not null,
    version integer not null,
    created_at integer not null,
    updated_at integer not null
  ) strict`,

  // The venue document defines the tables. These rows are the targets of foreign keys from bookings.
  `create table venue_tables (
    account_id text not null references accounts (account_id) on delete cascade,
    table_id integer not null,
    name text not null,
    is_retired integer not null,
    primary key (account_id, table_id)
  ) strict, without rowid`,

  `create table partners (
    partner_id text primary key,
    name text not null,
    created_at integer not null
  ) strict`,

  `create table integrations (
    account_id text not null references accounts (account_id) on delete cascade,
    partner_id text not null references partners (partner_id) on delete cascade,
    data_access text not null check (data_access in ('private', 'public')),
    permissions text not null,
    is_enabled integer not null,
    updated_at integer not null,
    primary key (account_id, partner_id)
  ) strict, without rowid`,

  `create table api_keys (
    prefix text primary key,
    hash text not null,
    partner_id text not null references partners (partner_id) on delete cascade,
    created_at integer not null,
    revoked_at integer
  ) strict`,
  `create table api_key_accounts (
    prefix text not null references api_keys (prefix) on delete cascade,
    account_id text not null references accounts (account_id) on delete cascade,
    primary key (prefix, account_id)
  ) strict, without rowid`,

  `create table publishable_keys (
    publishable_key text primary key,
    account_id text not null references accounts (account_id) on delete cascade,
    created_at integer not null,
    revoked_at integer
  ) strict`,
  `create table publishable_key_origins (
    publishable_key text not null references publishable_keys (publishable_key) on delete cascade,
    origin text not null,
    primary key (publishable_key, origin)
  ) strict, without rowid`,

  `create table staff (
    uuid text primary key,
    account_id text not null references accounts (account_id) on delete cascade,
    email text not null unique,
    name text not null,
    password_hash text not null,
    created_at integer not null
  ) strict`,
  `create table staff_sessions (
    token_hash text primary key,
    staff_uuid text not null references staff (uuid) on delete cascade,
    created_at integer not null,
    expires_at integer not null
  ) strict`,

  `create table customers (
    uuid text primary key,
    account_id text not null references accounts (account_id) on delete cascade,
    name text not null,
    email text,
    phone text,
    birth_date text,
    postal_code text,
    language text not null,
    country text not null,
    is_vip integer not null,
    is_business integer not null,
    private_notes text,
    tags text not null,
    accepts_important_alerts integer not null,
    has_gdpr_consent integer not null,
    accepts_marketing integer not null,
    created_at integer not null,
    updated_at integer not null
  ) strict`,
  'create index customers_by_email on customers (account_id, lower(email))',
  'create index customers_by_phone on customers (account_id, phone)',

  `create table customer_consents (
    customer_uuid text not null references customers (uuid) on delete cascade,
    kind text not null check (kind in ('DATA_PROCESSING', 'MARKETING')),
    given_at integer not null,
    source text not null,
    ip text,
    text_version text not null
  ) strict`,
  'create index customer_consents_by_customer on customer_consents (customer_uuid)',

  // The customer data that each integration last sent, which is all that it may see.
  `create table integration_customers (
    account_id text not null references accounts (account_id) on delete cascade,
    integration text not null,
    customer_uuid text not null references customers (uuid) on delete cascade,
    name text not null,
    language text not null,
    primary key (account_id, integration, customer_uuid)
  ) strict, without rowid`,

  // Clustered by account and work day, so that a day's bookings are read together.
  `create table bookings (
    account_id text not null references accounts (account_id) on delete cascade,
    work_day text not null,
    booking_at integer not null,
    uuid text not null unique,
    status text not null,
    turn_minutes integer not null,
    pax integer not null,
    pax_children integer not null,
    high_chairs integer not null,
    strollers integer not null,
    shift_id text not null,
    shift_name text not null,
    floor_plan_area_id integer,
    floor_plan_area_name text,
    promo_id integer,
    promo_name text,
    product text not null,
    experience text not null,
    add_ons text not null,
    cancellation_policy text not null,
    is_time_limited integer not null,
    customer_uuid text references customers (uuid),
    customer_special_requests text,
    has_allergies integer not null,
    allergies_description text,
    special_occasion text,
    needs_accessible_seating integer not null,
    hotel_room text,
    public_notes text,
    private_notes text,
    is_reconfirmed integer not null,
    is_reconfirmed_by_customer integer not null,
    cancel_reason text,
    booking_partner text,
    booking_external_id text,
    quoted_wait_minutes integer,
    is_walk_in integer not null,
    has_fixed_tables integer not null,
    is_highlighted integer not null,
    channel text not null,
    partner_id text references partners (partner_id),
    table_ready_at integer,
    arrived_at integer,
    seated_at integer,
    ended_at integer,
    canceled_at integer,
    ip text,
    utm text not null,
    client_reference_id text,
    redemption_code text,
    language text not null,
    created_at integer not null,
    updated_at integer not null,
    version integer not null,
    primary key (account_id, work_day, booking_at, uuid)
  ) strict, without rowid`,
  'create index bookings_by_customer on bookings (customer_uuid) where customer_uuid is not null',
  `create unique index bookings_redemption on bookings (account_id, redemption_code)
    where redemption_code is not null`,

  `create table tickets (
    booking_uuid text primary key references bookings (uuid) on delete cascade,
    ticket_partner text not null,
    external_id text,
    total_amount integer,
    discounts_amount integer not null,
    tip_amount integer not null,
    lines text not null,
    payments text not null,
    currency text not null,
    closed_at integer
  ) strict`,

  // A table is occupied from starts_at until ends_at. The two are equal if it no longer is.
  `create table booking_tables (
    account_id text not null,
    work_day text not null,
    booking_uuid text not null references bookings (uuid) on delete cascade,
    table_id integer not null,
    starts_at integer not null,
    ends_at integer not null,
    primary key (account_id, work_day, booking_uuid, table_id),
    foreign key (account_id, table_id) references venue_tables (account_id, table_id),
    check (ends_at between starts_at and starts_at + 43200000)
  ) strict, without rowid`,
  'create index booking_tables_by_table on booking_tables (account_id, table_id, starts_at, ends_at)',
  'create index booking_tables_by_booking on booking_tables (booking_uuid)',
  overlapTrigger('insert'),
  overlapTrigger('update'),

  `create table manage_tokens (
    token_hash text primary key,
    booking_uuid text not null references bookings (uuid) on delete cascade,
    created_at integer not null
  ) strict`,

  `create table idempotency_keys (
    caller text not null,
    account_id text not null references accounts (account_id) on delete cascade,
    operation text not null,
    idempotency_key text not null,
    request_hash text not null,
    booking_uuid text not null,
    answer text not null,
    etag text not null,
    created_at integer not null,
    primary key (caller, account_id, operation, idempotency_key)
  ) strict, without rowid`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
];

/**
 * Rejects a write that would occupy a table twice. No interval is longer than 12 hours (the check
 * above), so only rows that start at most 12 hours earlier are compared.
 */
function overlapTrigger(event: 'insert' | 'update'): string {
  return `create trigger booking_tables_overlap_on_${event} before ${event} on booking_tables
    when new.ends_at > new.starts_at and exists (
      select 1 from booking_tables
      where account_id = new.account_id and table_id = new.table_id
        and booking_uuid <> new.booking_uuid
        and starts_at > new.starts_at - 43200000 and starts_at < new.ends_at
        and ends_at > new.starts_at and ends_at > starts_at
    )
    begin select raise(abort, 'this table is taken at that time'); end`;
}

export const venuesAndBookings: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
