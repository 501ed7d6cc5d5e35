import { Refusal } from '../../domain/refusal.ts';
import type { Venue } from '../../domain/venue.ts';

/** An answer stays short, however many tables a venue has. */
const MAX_TABLES_TOLD = 20;

/**
 * The ids of tables that are named each by its point-of-sale id, its name or its id.
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
    // Who may seat walk-ins is told a venue's tables with every one of them.
    const known = someOf(tables.map(({ posId }) => posId));
    throw new Refusal(
      'TABLE_NOT_MAPPED_BY_TENANT',
      `The venue has no table with the id, name or point-of-sale id "${name}". Its tables are, by point-of-sale id: ${known}.`,
    );
  });
  return [...new Set(ids)];
}

function someOf(names: readonly string[]): string {
  const told = names.slice(0, MAX_TABLES_TOLD).join(', ');
  const more = names.length - MAX_TABLES_TOLD;
  if (more > 0) return `${told} and ${more} more`;
  return told || 'none';
}
