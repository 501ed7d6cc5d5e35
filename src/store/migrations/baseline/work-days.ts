import type { Dialect } from '../dialect.ts';

/**
 * What a work day has beside its bookings, and its versions, for caches of results that depend on it: any change, by
 * any process, changes `version`, and one of the settings or blocks `service_version` besides. A day without a row has
 * never had anything. Versions are random instead of counted up, so that the version of a rolled-back change is never
 * used again.
 */
export function workDays(dialect: Dialect): string[] {
  const { key, big, flag, strict, clustered } = dialect;
  return [
    `create table work_days (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      work_day ${key} not null,
      version ${big} not null,
      service_version ${big},
      primary key (account_id, work_day)
    )${clustered}`,
    // The occupancies of a day (bookings, holds and blocks) in one version of it, so that one row is read instead of many.
    `create table work_day_occupancies (
      account_id ${key} not null,
      work_day ${key} not null,
      version ${big} not null,
      occupancies text not null,
      primary key (account_id, work_day),
      foreign key (account_id, work_day) references work_days (account_id, work_day)
        on delete cascade
    )${strict}`,

    // Tables that are kept for a visitor of the widget, or for a party on the wait list, until a moment.
    `create table table_holds (
      id ${key} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      work_day ${key} not null,
      kind text not null check (kind in ('VISITOR', 'OFFER')),
      booking_at ${big} not null,
      turn_minutes integer not null,
      pax integer not null,
      pax_children integer not null,
      high_chairs integer not null,
      strollers integer not null,
      floor_plan_area_id ${big},
      experience_id ${big},
      add_ons text not null,
      table_ids text not null,
      created_at ${big} not null,
      expires_at ${big} not null,
      is_prolonged integer not null,
      secret_hash ${key} unique,
      client_hash ${key},
      is_exempt_from_pace ${flag} not null default 0
    )${strict}`,
    'create index table_holds_by_day on table_holds (account_id, work_day)',
    'create index table_holds_by_end on table_holds (expires_at)',

    // What staff set for one day.
    `create table service_days (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      work_day ${key} not null,
      version integer not null,
      limits text not null,
      team_note text,
      guest_message text,
      updated_at ${big} not null,
      primary key (account_id, work_day)
    )${clustered}`,
    // Tables that staff keep free.
    `create table blocks (
      id ${key} primary key,
      account_id ${key} not null references accounts (account_id) on delete cascade,
      work_day ${key} not null,
      table_ids text not null,
      start_at ${big} not null,
      end_at ${big} not null,
      reason text,
      created_at ${big} not null,
      released_at ${big}
    )${strict}`,
    'create index blocks_by_day on blocks (account_id, work_day)',

    // When the wait list of each day is next due for processing.
    `create table wait_list_checks (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      work_day ${key} not null,
      due_at ${big} not null,
      primary key (account_id, work_day)
    )${strict}`,
    'create index wait_list_checks_by_time on wait_list_checks (due_at)',

    ...(dialect.engine === 'sqlite' ? versionsOnSqlite() : VERSIONS_ON_POSTGRES),
  ];
}

const FRESH = 'random() & 9007199254740991';

function versionsOnSqlite(): string[] {
  return [
    ...versionTriggers('bookings', { changesDay: true }),
    ...versionTriggers('booking_tables', { changesDay: true }),
    ...versionTriggers('table_holds'),
    ...versionTriggers('service_days', { isService: true }),
    ...versionTriggers('blocks', { isService: true }),
  ];
}

/** @param options whether a row can move to another day, and whether it is a setting or a block */
function versionTriggers(
  table: string,
  { changesDay = false, isService = false }: { changesDay?: boolean; isService?: boolean } = {},
): string[] {
  const names = isService ? ['version', 'service_version'] : ['version'];
  const ofNew = `insert into work_days (account_id, work_day, ${names.join(', ')})
    values (new.account_id, new.work_day, ${names.map(() => FRESH).join(', ')})
    on conflict do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')};`;
  // Inserts no row: when an account is deleted, its days are deleted too.
  const ofOld = `update work_days set ${names.map((name) => `${name} = ${FRESH}`).join(', ')}
    where account_id = old.account_id and work_day = old.work_day;`;
  const on = (event: string, statements: string) =>
    `create trigger ${table}_version_on_${event} after ${event} on ${table}
      begin ${statements} end`;
  return [
    on('insert', ofNew),
    on('update', changesDay ? `${ofNew} ${ofOld}` : ofNew),
    on('delete', ofOld),
  ];
}

const VERSIONS_ON_POSTGRES = [
  // Compressing it would cost more than its size.
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
  `create function bump_service_version() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        -- Inserts no row: when an account is deleted, its days are deleted too.
        update work_days set version = new_day_version(), service_version = new_day_version()
          where account_id = old.account_id and work_day = old.work_day;
      else
        insert into work_days (account_id, work_day, version, service_version)
          values (new.account_id, new.work_day, new_day_version(), new_day_version())
          on conflict (account_id, work_day) do update
            set version = excluded.version, service_version = excluded.service_version;
      end if;
      return null;
    end $$`,
  ...['bookings', 'booking_tables', 'table_holds'].map((table) => bumps(table, 'day')),
  ...['service_days', 'blocks'].map((table) => bumps(table, 'service')),
];

function bumps(table: string, version: 'day' | 'service'): string {
  return `create trigger ${table}_version after insert or update or delete on ${table}
    for each row execute function bump_${version}_version()`;
}
