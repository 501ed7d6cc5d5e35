import type { Actor } from '../domain/journal.ts';
import type { Instant } from '../domain/venue-time.ts';
import type { Db } from './db.ts';

/** A version of a venue document, without the document. */
export interface VenueVersion {
  version: number;
  author: Actor;
  /** The version that its author had changed; null if nobody said. */
  basedOn: number | null;
  /** The sections that differ from the version before; none for the first one. */
  sections: readonly string[];
  writtenAt: Instant;
}

const COLUMNS = [
  'version',
  'sections',
  'based_on',
  'actor_kind',
  'actor_id',
  'written_at',
] as const;

/** Keeps a version, in the transaction that saves it. */
export async function insertVenueVersion(
  db: Db,
  saved: VenueVersion & { accountId: string; document: string },
): Promise<void> {
  await db
    .insertInto('venue_versions')
    .values({
      account_id: saved.accountId,
      version: saved.version,
      document: saved.document,
      sections: JSON.stringify(saved.sections),
      based_on: saved.basedOn,
      actor_kind: saved.author.kind,
      actor_id: saved.author.id,
      written_at: saved.writtenAt,
    })
    .execute();
}

/** The newest versions before one, or the newest of all. */
export async function listVenueVersions(
  db: Db,
  accountId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<VenueVersion[]> {
  let query = db
    .selectFrom('venue_versions')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('version', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('version', '<', before);
  return (await query.execute()).map(toVersion);
}

/** The versions after one, oldest first. */
export async function listVenueVersionsAfter(
  db: Db,
  accountId: string,
  version: number,
): Promise<VenueVersion[]> {
  const rows = await db
    .selectFrom('venue_versions')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('version', '>', version)
    .orderBy('version')
    .execute();
  return rows.map(toVersion);
}

/** A version with its document; null if there is none. */
export async function findVenueVersion(
  db: Db,
  accountId: string,
  version: number,
): Promise<(VenueVersion & { document: unknown }) | null> {
  const row = await db
    .selectFrom('venue_versions')
    .select([...COLUMNS, 'document'])
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? { ...toVersion(row), document: JSON.parse(row.document) } : null;
}

function toVersion(row: {
  version: number;
  sections: string;
  based_on: number | null;
  actor_kind: Actor['kind'];
  actor_id: string | null;
  written_at: number;
}): VenueVersion {
  return {
    version: row.version,
    author: { kind: row.actor_kind, id: row.actor_id },
    basedOn: row.based_on,
    sections: JSON.parse(row.sections),
    writtenAt: row.written_at,
  };
}
