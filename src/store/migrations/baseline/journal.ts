import type { Dialect } from '../dialect.ts';

/**
 * Every change of a booking, a customer or a venue: who made it, when, and what it changed. The key ensures that each
 * version has one entry.
 */
export function journal({ key, big, clustered }: Dialect): string[] {
  return [
    `create table journal (
      account_id ${key} not null references accounts (account_id) on delete cascade,
      subject_id ${key} not null,
      version ${big} not null,
      subject text not null check (subject in ('BOOKING', 'CUSTOMER', 'VENUE')),
      work_day ${key},
      actor_kind text not null check (actor_kind in ('STAFF', 'PARTNER', 'DINER', 'SYSTEM')),
      actor_id ${key},
      operation text not null,
      changes text not null,
      tapped_at ${big},
      written_at ${big} not null,
      forced text,
      made_room_for ${key},
      undoes ${big},
      approved_by ${key},
      primary key (account_id, subject_id, version)
    )${clustered}`,
  ];
}
