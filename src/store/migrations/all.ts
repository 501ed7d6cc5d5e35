import type { Migration } from 'kysely/migration';
import { BASELINE, baseline } from './0044-baseline.ts';
import { venueJobs } from './0045-venue-jobs.ts';

/**
 * The migrations of both engines, ordered by name. The first one creates the schema that the migrations up to
 * `0043-sign-in-turns` led to. A released migration never changes; new ones follow it.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [BASELINE]: baseline,
  '0045-venue-jobs': venueJobs,
};
