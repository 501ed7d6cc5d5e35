import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Times are milliseconds since 1970 (instants) or `YYYY-MM-DD` (work days); flags are 0 and 1; values that
 * are only ever read and written whole are JSON text. Text is compared byte by byte, as SQLite does.
 *
 * Bookings and their tables are partitioned by venue, so that those of one venue stay together on disk. A
 * foreign key to a booking would need the venue in every table, so triggers do its work.
 */
const STATEMENTS = [
  'create extension if not exists btree_gist',

  `create table accounts (
    account_id text collate "C" primary key,
    version bigint not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table venue_documents (
    account_id text collate "C" primary key references accounts (account_id) on delete cascade,
    document text not null
  )`,

  // The venue document defines the tables. These rows are the targets of foreign keys from bookings.
  `create table venue_tables (
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    table_id bigint not null,
    name text not null,
    is_retired smallint not null,
    primary key (account_id, table_id)
  )`,

  `create table partners (
    partner_id text collate "C" primary key,
    name text not null,
    created_at bigint not null
  )`,
  `create table integrations (
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    partner_id text collate "C" not null references partners (partner_id) on delete cascade,
    data_access text not null check (data_access in ('private', 'public')),
    permissions text not null,
    is_enabled smallint not null,
    updated_at bigint not null,
    primary key (account_id, partner_id)
  )`,

  `create table api_keys (
    prefix text collate "C" primary key,
    hash text not null,
    partner_id text collate "C" not null references partners (partner_id) on delete cascade,
    created_at bigint not null,
    revoked_at bigint,
    last_used_at bigint
  )`,
  `create table api_key_accounts (
    prefix text collate "C" not null references api_keys (prefix) on delete cascade,
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    primary key (prefix, account_id)
  )`,
  `create table publishable_keys (
    publishable_key text collate "C" primary key,
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    created_at bigint not null,
    revoked_at bigint
  )`,
  `create table publishable_key_origins (
    publishable_key text collate "C" not null
      references publishable_keys (publishable_key) on delete cascade,
    origin text collate "C" not null,
    primary key (publishable_key, origin)
  )`,

  `create table staff (
    uuid text collate "C" primary key,
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    email text collate "C" not null unique,
    name text not null,
    password_hash text not null,
    created_at bigint not null
  )`,
  `create table staff_sessions (
    token_hash text collate "C" primary key,
    staff_uuid text collate "C" not null references staff (uuid) on delete cascade,
    created_at bigint not null,
    expires_at bigint not null
  )`,

  `create table customers (
    uuid text collate "C" primary key,
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    name text not null,
    email text,
    phone text,
    birth_date text,
    postal_code text,
    language text not null,
    country text not null,
    is_vip smallint not null,
    is_business smallint not null,
    private_notes text,
    tags text not null,
    accepts_important_alerts smallint not null,
    has_gdpr_consent smallint not null,
    accepts_marketing smallint not null,
    created_at bigint not null,
    updated_at bigint not null,
    visits text
  )`,
  'create index customers_by_email on customers (account_id, lower(email))',
  'create index customers_by_phone on customers (account_id, phone)',
  `create table customer_consents (
    customer_uuid text collate "C" not null references customers (uuid) on delete cascade,
    kind text not null check (kind in ('DATA_PROCESSING', 'MARKETING')),
    given_at bigint not null,
    source text not null,
    ip text,
    text_version text not null,
    booking_uuid text collate "C",
    language text,
    wording text
  )`,
  'create index customer_consents_by_customer on customer_consents (customer_uuid)',
  `create table integration_customers (
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    integration text collate "C" not null,
    customer_uuid text collate "C" not null references customers (uuid) on delete cascade,
    name text not null,
    language text not null,
    email text,
    phone text,
    primary key (account_id, integration, customer_uuid)
  )`,

  `create table bookings (
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    work_day text collate "C" not null,
    booking_at bigint not null,
    uuid text collate "C" not null,
    status text not null,
    turn_minutes integer not null,
    pax integer not null,
    pax_children integer not null,
    high_chairs integer not null,
    strollers integer not null,
    shift_id text not null,
    shift_name text not null,
    floor_plan_area_id bigint,
    floor_plan_area_name text,
    promo_id bigint,
    promo_name text,
    product text not null,
    experience text not null,
    add_ons text not null,
    cancellation_policy text not null,
    is_time_limited smallint not null,
    customer_uuid text collate "C" references customers (uuid),
    customer_name text,
    customer_special_requests text,
    has_allergies smallint not null,
    allergies_description text,
    special_occasion text,
    needs_accessible_seating smallint not null,
    hotel_room text,
    public_notes text,
    private_notes text,
    is_reconfirmed smallint not null,
    is_reconfirmed_by_customer smallint not null,
    cancel_reason text,
    booking_partner text,
    booking_external_id text,
    quoted_wait_minutes bigint,
    is_walk_in smallint not null,
    has_fixed_tables smallint not null,
    is_highlighted smallint not null,
    channel text not null,
    partner_id text collate "C" references partners (partner_id),
    table_ready_at bigint,
    arrived_at bigint,
    seated_at bigint,
    ended_at bigint,
    canceled_at bigint,
    ip text,
    table_ids text not null default '[]',
    utm text not null,
    client_reference_id text,
    redemption_code text collate "C",
    language text not null,
    created_at bigint not null,
    updated_at bigint not null,
    version bigint not null,
    table_only_versions integer not null default 0,
    ticket text not null default 'null',
    closed_ticket_amount bigint,
    primary key (account_id, work_day, booking_at, uuid),
    unique (account_id, uuid)
  ) partition by hash (account_id)`,
  ...partitionsOf('bookings'),
  `create index bookings_by_customer
    on bookings (customer_uuid)
    where customer_uuid is not null`,
  `create unique index bookings_redemption on bookings (account_id, redemption_code)
    where redemption_code is not null`,

  // A table is occupied from starts_at until ends_at. The two are equal if it no longer is: an empty range
  // overlaps nothing.
  `create table booking_tables (
    account_id text collate "C" not null,
    work_day text collate "C" not null,
    booking_uuid text collate "C" not null,
    table_id bigint not null,
    starts_at bigint not null,
    ends_at bigint not null,
    is_seated smallint not null default 0 check (is_seated in (0, 1)),
    primary key (account_id, work_day, booking_uuid, table_id),
    foreign key (account_id, booking_uuid) references bookings (account_id, uuid) on delete cascade,
    foreign key (account_id, table_id) references venue_tables (account_id, table_id),
    check (ends_at between starts_at and starts_at + 43200000),
    constraint booking_tables_overlap exclude using gist (
      account_id with =, table_id with =, int8range(starts_at, ends_at) with &&
    )
  )`,
  'create index booking_tables_by_table on booking_tables (account_id, table_id, starts_at, ends_at)',
  'create index booking_tables_by_booking on booking_tables (booking_uuid)',
  `create unique index booking_tables_seated
    on booking_tables (account_id, table_id, work_day) where is_seated = 1`,

  `create table table_moves (
    id bigint generated by default as identity primary key,
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    cause_uuid text collate "C" not null,
    booking_uuid text collate "C" not null,
    from_table_ids text not null,
    to_table_ids text not null,
    moved_at bigint not null,
    undone_at bigint,
    foreign key (account_id, cause_uuid) references bookings (account_id, uuid)
      on delete cascade deferrable initially deferred,
    foreign key (account_id, booking_uuid) references bookings (account_id, uuid)
      on delete cascade deferrable initially deferred
  )`,
  'create index table_moves_by_booking on table_moves (booking_uuid)',
  'create index table_moves_by_cause on table_moves (cause_uuid)',

  `create table manage_tokens (
    token_hash text collate "C" primary key,
    booking_uuid text collate "C" not null,
    created_at bigint not null
  )`,
  'create index manage_tokens_by_booking on manage_tokens (booking_uuid)',
  `create function delete_with_booking() returns trigger language plpgsql as $$ begin
    delete from manage_tokens where booking_uuid = old.uuid;
    return null;
  end $$`,
  `create trigger delete_with_booking after delete on bookings
    for each row execute function delete_with_booking()`,

  `create table idempotency_keys (
    caller text collate "C" not null,
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    operation text collate "C" not null,
    key_hash text collate "C" not null,
    request_hash text not null,
    booking_uuid text collate "C" not null,
    encrypted_response text not null,
    etag text not null,
    created_at bigint not null,
    primary key (caller, account_id, operation, key_hash)
  )`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
  'create index idempotency_keys_by_booking on idempotency_keys (booking_uuid)',

  // A version per work day, for caches of results that depend on its bookings. It is random instead of
  // counted up, so that the version of a rolled-back change is never used again.
  `create table work_days (
    account_id text collate "C" not null references accounts (account_id) on delete cascade,
    work_day text collate "C" not null,
    version bigint not null,
    primary key (account_id, work_day)
  )`,
  // Compressing it would cost more than its size.
  `create table work_day_occupancies (
    account_id text collate "C" not null,
    work_day text collate "C" not null,
    version bigint not null,
    occupancies text not null,
    primary key (account_id, work_day),
    foreign key (account_id, work_day) references work_days (account_id, work_day)
      on delete cascade
  )`,
  'alter table work_day_occupancies alter column occupancies set storage external',
  `create function new_day_version() returns bigint language sql volatile
    as 'select floor(random() * 9007199254740991)::bigint'`,
  `create function bump_day_version() returns trigger language plpgsql as $$ begin
    if tg_op <> 'INSERT' then
      -- Inserts no row: when an account is deleted, its days are deleted too.
      update work_days set version = new_day_version()
        where account_id = old.account_id and work_day = old.work_day;
    end if;
    if tg_op <> 'DELETE' then
      insert into work_days (account_id, work_day, version)
        values (new.account_id, new.work_day, new_day_version())
        on conflict (account_id, work_day) do update set version = excluded.version;
    end if;
    return null;
  end $$`,
  ...['bookings', 'booking_tables'].map(
    (table) => `create trigger ${table}_version after insert or update or delete on ${table}
      for each row execute function bump_day_version()`,
  ),

  // Both are hashes. last_at is on the steady clock.
  `create table attempts (
    limit_name text collate "C" not null,
    actor text collate "C" not null,
    target text collate "C" not null,
    count integer not null,
    last_at double precision not null,
    primary key (limit_name, actor, target)
  )`,
  `create index attempts_by_target on attempts (target) where target <> ''`,
  'create index attempts_by_last_at on attempts (last_at)',
  `create table unfinished_erasures (
    id bigint generated by default as identity primary key,
    erased_at bigint not null
  )`,
];

function partitionsOf(table: string): string[] {
  const parts = 16;
  return Array.from(
    { length: parts },
    (_, part) => `create table ${table}_${part} partition of ${table}
      for values with (modulus ${parts}, remainder ${part})`,
  );
}

export const venuesAndBookings: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
