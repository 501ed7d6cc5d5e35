import type { Dialect } from '../dialect.ts';

/** The venues, with every version of their documents. */
export function venues({ key, big, flag, strict, clustered }: Dialect): string[] {
  return [
    `create table accounts (
      account_id ${key} primary key,
      version ${big} not null,
      created_at ${big} not null,
      updated_at ${big} not null
    )${strict}`,
    // Apart from the accounts, so that reading a version does not pass through a long document.
    `create table venue_documents (
      account_id ${key} primary key references accounts (account_id) on delete cascade,
      document text not null
    )${strict}`,
    `create table venue_versions (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      version ${big} not null,
      document text not null,
      sections text not null,
      based_on ${big},
      actor_kind text not null check (actor_kind in ('STAFF', 'PARTNER', 'DINER', 'SYSTEM')),
      actor_id ${key},
      written_at ${big} not null,
      primary key (account_id, version)
    )${strict}`,

    // The venue document defines the tables. These rows are the targets of foreign keys from bookings.
    `create table venue_tables (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      table_id ${big} not null,
      name text not null,
      is_retired ${flag} not null,
      primary key (account_id, table_id)
    )${clustered}`,
  ];
}
