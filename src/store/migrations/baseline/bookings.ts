import type { Dialect } from '../dialect.ts';

/** How long a table may be occupied at most: 12 hours. */
const MAX_STAY_MS = 43_200_000;

/** The bookings, the tables that they occupy, and what belongs to a booking. */
export function bookings(dialect: Dialect): string[] {
  return dialect.engine === 'sqlite'
    ? [...tables(dialect), overlapTrigger('insert'), overlapTrigger('update')]
    : [...tables(dialect), ...DELETE_WITH_BOOKING];
}

function tables(dialect: Dialect): string[] {
  const { key, big, flag, strict, clustered, onSqlite, onPostgres } = dialect;
  return [
    // Clustered by account and work day, so that a day's bookings are read together. PostgreSQL has partitions by venue
    // instead, so a foreign key to a booking needs the venue; for a table without it, a trigger does its work.
    `create table bookings (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      work_day ${key} not null,
      booking_at ${big} not null,
      uuid ${key} not null${onSqlite(' unique')},
      status text not null,
      turn_minutes integer not null,
      pax integer not null,
      pax_children integer not null,
      high_chairs integer not null,
      strollers integer not null,
      shift_id text not null,
      shift_name text not null,
      floor_plan_area_id ${big},
      floor_plan_area_name text,
      promo_id ${big},
      promo_name text,
      product text not null,
      experience text not null,
      add_ons text not null,
      cancellation_policy text not null,
      is_time_limited ${flag} not null,
      customer_uuid ${key} references customers (uuid),
      ${onPostgres('customer_name text,')}
      customer_special_requests text,
      has_allergies ${flag} not null,
      allergies_description text,
      special_occasion text,
      needs_accessible_seating ${flag} not null,
      hotel_room text,
      public_notes text,
      private_notes text,
      is_reconfirmed ${flag} not null,
      is_reconfirmed_by_customer ${flag} not null,
      cancel_reason text,
      booking_partner text,
      booking_external_id text,
      quoted_wait_minutes ${big},
      is_walk_in ${flag} not null,
      has_fixed_tables ${flag} not null,
      is_highlighted ${flag} not null,
      channel text not null,
      partner_id ${key} references partners (partner_id),
      table_ready_at ${big},
      arrived_at ${big},
      seated_at ${big},
      ended_at ${big},
      canceled_at ${big},
      ip text,
      ${onPostgres(TABLE_IDS)}
      utm text not null,
      client_reference_id text,
      redemption_code ${key},
      language text not null,
      created_at ${big} not null,
      updated_at ${big} not null,
      version ${big} not null,
      ${onSqlite(`${TABLE_IDS} customer_name text,`)}
      table_only_versions integer not null default 0,
      ${onPostgres(TICKET)}
      closed_ticket_amount ${big},
      ${onSqlite(TICKET)}
      customer_email text,
      wait_list text,
      is_exempt_from_pace ${flag} not null default 0,
      customer_phone ${key},
      primary key (account_id, work_day, booking_at, uuid)
      ${onPostgres(', unique (account_id, uuid)')}
    )${clustered}${onPostgres(' partition by hash (account_id)')}`,
    ...(dialect.engine === 'postgres' ? partitions() : []),
    // To count a guest's visits. In SQLite it is a covering index, because a guest's bookings are on many pages.
    `create index bookings_by_customer on bookings
      (customer_uuid${onSqlite(', status, canceled_at, pax, pax_children, closed_ticket_amount')})
      where customer_uuid is not null`,
    `create unique index bookings_redemption on bookings (account_id, redemption_code)
      where redemption_code is not null`,
    // To find out whether anybody waits on a day.
    `create index bookings_on_wait_list on bookings (account_id, work_day)
      where status = 'PENDING_WAIT_LIST_BOOKING'`,
    // For the limit of open bookings. Not partial indexes: PostgreSQL never renews the statistics of an empty one, which
    // would keep an erased email.
    'create index bookings_by_given_email on bookings (account_id, lower(customer_email), booking_at)',
    'create index bookings_by_given_phone on bookings (account_id, customer_phone, booking_at)',

    // A table is occupied from starts_at until ends_at; the two are equal if it no longer is. Only one party can be seated
    // at a table, whatever the intervals are (booking_tables_seated).
    `create table booking_tables (
      account_id ${key} not null,
      work_day ${key} not null,
      booking_uuid ${key} not null${onSqlite(' references bookings (uuid) on delete cascade')},
      table_id ${big} not null,
      starts_at ${big} not null,
      ends_at ${big} not null,
      is_seated ${flag} not null default 0 check (is_seated in (0, 1)),
      primary key (account_id, work_day, booking_uuid, table_id),
      ${onPostgres('foreign key (account_id, booking_uuid) references bookings (account_id, uuid) on delete cascade,')}
      foreign key (account_id, table_id) references venue_tables (account_id, table_id),
      check (ends_at between starts_at and starts_at + ${MAX_STAY_MS})
      ${onPostgres(`, constraint booking_tables_overlap exclude using gist (
        account_id with =, table_id with =, int8range(starts_at, ends_at) with &&
      )`)}
    )${clustered}`,
    'create index booking_tables_by_table on booking_tables (account_id, table_id, starts_at, ends_at)',
    'create index booking_tables_by_booking on booking_tables (booking_uuid)',
    `create unique index booking_tables_seated
      on booking_tables (account_id, table_id, work_day) where is_seated = 1`,

    // Bookings that moved to make room for another one. The references are checked at the end of the transaction: a
    // move is recorded before the new booking that it makes room for.
    `create table table_moves (
      id ${dialect.engine === 'sqlite' ? 'integer' : 'bigint generated by default as identity'} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      cause_uuid ${key} not null ${onSqlite(`references bookings (uuid) ${AT_THE_END}`)},
      booking_uuid ${key} not null ${onSqlite(`references bookings (uuid) ${AT_THE_END}`)},
      from_table_ids text not null,
      to_table_ids text not null,
      moved_at ${big} not null,
      undone_at ${big}
      ${onPostgres(`,
      foreign key (account_id, cause_uuid) references bookings (account_id, uuid) ${AT_THE_END},
      foreign key (account_id, booking_uuid) references bookings (account_id, uuid) ${AT_THE_END}`)}
    )${strict}`,
    'create index table_moves_by_booking on table_moves (booking_uuid)',
    'create index table_moves_by_cause on table_moves (cause_uuid)',

    // Links with which diners manage a booking.
    `create table manage_tokens (
      token_hash ${key} primary key,
      booking_uuid ${key} not null${onSqlite(' references bookings (uuid) on delete cascade')},
      created_at ${big} not null
    )${strict}`,

    // How staff recognize guests without a booking, until the next work day begins. Apart from the bookings, so that
    // nothing that reads, exports or records bookings has it.
    `create table walk_in_guests (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      booking_uuid ${key} not null,
      work_day ${key} not null,
      label text,
      name text,
      phone text,
      email text,
      primary key (account_id, booking_uuid)
    )${clustered}`,
  ];
}

const TABLE_IDS = `table_ids text not null default '[]',`;
const TICKET = `ticket text not null default 'null',`;
const AT_THE_END = 'on delete cascade deferrable initially deferred';

function partitions(): string[] {
  const parts = 16;
  return Array.from(
    { length: parts },
    (_, part) => `create table bookings_${part} partition of bookings
      for values with (modulus ${parts}, remainder ${part})`,
  );
}

/**
 * Rejects a write that would occupy a table twice. No interval is longer than {@link MAX_STAY_MS}, so only rows that
 * start at most so much earlier are compared.
 */
function overlapTrigger(event: 'insert' | 'update'): string {
  return `create trigger booking_tables_overlap_on_${event} before ${event} on booking_tables
    when new.ends_at > new.starts_at and exists (
      select 1 from booking_tables
      where account_id = new.account_id and table_id = new.table_id
        and booking_uuid <> new.booking_uuid
        and starts_at > new.starts_at - ${MAX_STAY_MS} and starts_at < new.ends_at
        and ends_at > new.starts_at and ends_at > starts_at
    )
    begin select raise(abort, 'this table is taken at that time'); end`;
}

const DELETE_WITH_BOOKING = [
  'create index manage_tokens_by_booking on manage_tokens (booking_uuid)',
  `create function delete_with_booking() returns trigger language plpgsql as $$ begin
    delete from manage_tokens where booking_uuid = old.uuid;
    return null;
  end $$`,
  `create trigger delete_with_booking after delete on bookings
    for each row execute function delete_with_booking()`,
];
