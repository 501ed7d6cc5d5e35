import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { StoreUnavailable } from './errors.ts';
import { BASELINE } from './migrations/0044-baseline.ts';
import { dialectOf, type Engine } from './migrations/dialect.ts';
import type { Tables } from './tables.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** The last migration before the baseline, and the number of migrations up to it. */
const LAST_BEFORE = '0043-sign-in-turns';
const COUNT_BEFORE: Readonly<Record<Engine, number>> = { sqlite: 42, postgres: 25 };

/** The migrations that were applied to a database, in order; none if it is empty. */
export async function listApplied(db: Kysely<Tables>): Promise<string[]> {
  if (!(await hasList(db))) return [];
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

async function hasList(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await (dialectOf(db).engine === 'postgres'
    ? sql`select 1 where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`
    : sql`select 1 from sqlite_schema where name = ${DEFAULT_MIGRATION_TABLE}`
  ).execute(db);
  return rows.length > 0;
}

/** Whether exactly the migrations before the baseline were applied: their schema is that of the baseline. */
export function hasBaselineSchema(applied: readonly string[], engine: Engine): boolean {
  return applied.at(-1) === LAST_BEFORE && applied.length === COUNT_BEFORE[engine];
}

/** The migrations that belong to a later version of Maitre. */
export function findUnknown(applied: readonly string[], migrations: Migrations): string[] {
  return applied.filter((name) => name > BASELINE && !(name in migrations));
}

/** Whether migrations before the baseline are missing: this version no longer has them. */
export function isTooOld(applied: readonly string[], engine: Engine): boolean {
  return applied.some((name) => name < BASELINE) && !hasBaselineSchema(applied, engine);
}

/** Tells how to upgrade a database that is too old. */
export const HOW_TO_UPGRADE = `first start a version of Maitre that has ${LAST_BEFORE} as its last migration, then this one`;

/**
 * Whether every migration was applied. Much faster than a Migrator, which reads the whole schema first.
 * @throws StoreUnavailable if a later version of Maitre has migrated the database, or it is too old
 */
export async function isNewest(db: Kysely<Tables>, migrations: Migrations): Promise<boolean> {
  const applied = await listApplied(db);
  const unknown = findUnknown(applied, migrations);
  if (unknown.length > 0) {
    throw new StoreUnavailable(
      `The database was made by a newer version of Maitre (${unknown.join(', ')}). Start that version, or set DATABASE_URL to another database.`,
    );
  }
  if (isTooOld(applied, dialectOf(db).engine)) {
    throw new StoreUnavailable(
      `The database was made by a version of Maitre that is too old (its last migration is ${applied.at(-1)}): ${HOW_TO_UPGRADE}.`,
    );
  }
  return Object.keys(migrations).every((name) => applied.includes(name));
}

/** Records the baseline in place of the migrations that it replaces, in a transaction in which no other process migrates. */
export async function adoptBaseline(db: Kysely<Tables>): Promise<void> {
  if (!hasBaselineSchema(await listApplied(db), dialectOf(db).engine)) return;
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  await sql`delete from ${table}`.execute(db);
  await sql`insert into ${table} (name, timestamp)
    values (${BASELINE}, ${new Date().toISOString()})`.execute(db);
}

/** Applies the migrations that are missing. */
export async function applyMissing(db: Kysely<Tables>, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
