import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';

/** Keeps the refusal short at large venues. */
const MAX_TABLES_LISTED = 20;

/**
 * The ids of tables, each given by its point-of-sale id, name or id.
 * @throws Refusal TABLE_NOT_MAPPED_BY_TENANT
 */
export function requireTables(
  { tables }: Pick<Venue, 'tables'>,
  names: readonly string[],
): number[] {
  const ids = names.map((name) => {
    const table =
      tables.find(({ posId }) => posId === name) ??
      tables.find((one) => one.name.toLowerCase() === name.toLowerCase()) ??
      tables.find(({ id }) => String(id) === name);
    if (table) return table.id;
    // Callers who may seat walk-ins may also see the venue's tables.
    const listed = listSome(tables.map(({ posId }) => posId));
    throw new Refusal(
      'TABLE_NOT_MAPPED_BY_TENANT',
      `The venue has no table with the id, name or point-of-sale id "${name}". Its tables are, by point-of-sale id: ${listed}.`,
    );
  });
  return [...new Set(ids)];
}

function listSome(names: readonly string[]): string {
  const listed = names.slice(0, MAX_TABLES_LISTED).join(', ');
  const more = names.length - MAX_TABLES_LISTED;
  if (more > 0) return `${listed} and ${more} more`;
  return listed || 'none';
}
