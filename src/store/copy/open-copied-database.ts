import { findDatabaseUrlIssue, isPostgresUrl } from '../database-url.ts';
import { openSqliteSource } from '../sqlite/copy-source.ts';
import { openSqliteTarget } from '../sqlite/copy-target.ts';
import { CopyRefused, type CopySource, type CopyTarget } from './copied-database.ts';

/** @throws CopyRefused, StoreUnavailable */
export async function openCopySource(url: string): Promise<CopySource> {
  if (isPostgres('from', url)) {
    const { openPostgresSource } = await import('../postgres/copy-source.ts');
    return openPostgresSource(url);
  }
  return openSqliteSource(url);
}

/**
 * @param from the source, which must be another database
 * @throws CopyRefused, StoreUnavailable
 */
export async function openCopyTarget(url: string, from: string): Promise<CopyTarget> {
  if (isPostgres('to', url)) {
    const { openPostgresTarget } = await import('../postgres/copy-target.ts');
    return openPostgresTarget(url, from);
  }
  return openSqliteTarget(url, from);
}

/** The driver of PostgreSQL is loaded only where it is needed. */
function isPostgres(side: 'from' | 'to', url: string): boolean {
  const issue = findDatabaseUrlIssue(url);
  if (issue !== null) throw new CopyRefused(side, issue);
  return isPostgresUrl(url);
}
