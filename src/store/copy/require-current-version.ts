import { findUnknown, HOW_TO_UPGRADE, hasBaselineSchema, isTooOld } from '../applied-migrations.ts';
import { BASELINE } from '../migrations/0044-baseline.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import type { Engine } from '../migrations/dialect.ts';
import { CopyRefused } from './copied-database.ts';

/** @throws CopyRefused unless a source has the schema of this version */
export function requireCurrentVersion(applied: readonly string[], engine: Engine): void {
  requireNoNewerVersion('from', applied);
  if (isTooOld(applied, engine)) {
    throw new CopyRefused(
      'from',
      `was made by a version of Maitre that is too old (its last migration is ${applied.at(-1)}): ${HOW_TO_UPGRADE}`,
    );
  }
  const known = hasBaselineSchema(applied, engine) ? [BASELINE] : applied;
  const missing = Object.keys(MIGRATIONS).filter((name) => !known.includes(name));
  if (missing.length > 0) {
    throw new CopyRefused(
      'from',
      `was made by an older version of Maitre (without ${missing.join(', ')}); bring it to this version first: every command that uses it as DATABASE_URL does that, for example "venue list". Do so on a copy if the older version still needs it`,
    );
  }
}

/** @throws CopyRefused if a later version of Maitre has migrated the database */
export function requireNoNewerVersion(side: 'from' | 'to', applied: readonly string[]): void {
  const unknown = findUnknown(applied, MIGRATIONS);
  if (unknown.length === 0) return;
  throw new CopyRefused(
    side,
    `was made by a newer version of Maitre (${unknown.join(', ')}); run this command with that version`,
  );
}
