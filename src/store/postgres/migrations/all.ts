import type { Migration } from 'kysely/migration';
import { venuesAndBookings } from './0017-venues-and-bookings.ts';

/**
 * In order of their names. The first one has the schema that SQLite reached with its migration of that
 * number; a test holds that both engines have the same tables and columns. A released migration never
 * changes; a new one is added after it.
 */
export const MIGRATIONS: Record<string, Migration> = {
  '0017-venues-and-bookings': venuesAndBookings,
};
