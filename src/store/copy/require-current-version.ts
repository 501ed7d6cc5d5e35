import { CopyRefused } from './copied-database.ts';

/** @throws CopyRefused unless exactly the migrations of this version were applied */
export function requireCurrentVersion(
  side: 'from' | 'to',
  applied: readonly string[],
  migrations: Readonly<Record<string, unknown>>,
): void {
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new CopyRefused(
      side,
      `was made by a newer version of Maitre (${unknown.join(', ')}); run this command with that version`,
    );
  }
  const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    throw new CopyRefused(
      side,
      `was made by an older version of Maitre (without ${missing.join(', ')}); bring it to this version first: every command that uses it as DATABASE_URL does that, for example "venue list". Do so on a copy if the older version still needs it`,
    );
  }
}
