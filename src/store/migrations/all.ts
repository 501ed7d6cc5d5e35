import type { Migration } from 'kysely/migration';
import { BASELINE, baseline } from './0044-baseline.ts';
import { venueJobs } from './0045-venue-jobs.ts';

/**
 * Of both engines, in order of their names. The first one creates the schema that the migrations up to
 * `0043-sign-in-turns` had led to. A released migration never changes; a new one is added after it.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  [BASELINE]: baseline,
  '0045-venue-jobs': venueJobs,
};
