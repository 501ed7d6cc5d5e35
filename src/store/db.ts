import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The database as queries see it, whatever its engine. */
export type Db = Kysely<Tables>;
