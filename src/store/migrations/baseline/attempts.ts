import type { Dialect } from '../dialect.ts';

/**
 * Rate-limited attempts, such as wrong passwords, by who made them (`actor`) and, where it matters, their `target`; and the
 * turns of sign-in attempts. Both columns, and `turns_of`, are hashes. `last_at` is on the steady clock.
 */
export function attempts({ key, real, clustered }: Dialect): string[] {
  return [
    `create table attempts (
      limit_name ${key} not null,
      actor ${key} not null,
      target ${key} not null,
      count integer not null,
      last_at ${real} not null,
      primary key (limit_name, actor, target)
    )${clustered}`,
    `create index attempts_by_target on attempts (target) where target <> ''`,
    'create index attempts_by_last_at on attempts (last_at)',
    `create table sign_in_turns (
      target ${key} not null,
      turns_of ${key} not null,
      count integer not null,
      last_at ${real} not null,
      primary key (target, turns_of)
    )${clustered}`,
    'create index sign_in_turns_by_last_at on sign_in_turns (last_at)',
  ];
}
