import { type LocalizedText, localize } from '../language.ts';
import type { Venue } from '../venue.ts';
import { isSame } from './changed-sections.ts';
import { type FieldPair, fieldPairs, type NoticedField } from './declared-fields.ts';

export const NOTICED_KINDS = ['CHANGED', 'ADDED', 'REMOVED'] as const;

type Scalar = string | number | boolean | null;

/** A change that guests or bookings notice by itself, besides what it makes of days, prices and mail. */
export interface NoticedChange {
  /** The field, or the list of which an entry is added or removed. */
  field: NoticedField;
  kind: (typeof NOTICED_KINDS)[number];
  /** The name of the entry, in the venue's language; null for what is in no list. */
  entry: string | null;
  /** The values, and names in the venue's language; null both for what is too long, or no value. */
  before: Scalar;
  after: Scalar;
}

/** The changes that the declarations of the fields call noticed. */
export function noticedChanges(before: Venue, after: Venue): NoticedChange[] {
  return [...fieldPairs(before, after)].flatMap((pair) => {
    const kind = kindOf(pair);
    if (kind === null) return [];
    const field = pair.field as NoticedField;
    const entry = pair.entry && entryName(pair.entry, before, after);
    return [{ field, kind, entry, ...valuesOf(pair, after) }];
  });
}

function kindOf({ kind, before, after }: FieldPair): NoticedChange['kind'] | null {
  if (kind === 'ADDED' || kind === 'REMOVED') return kind;
  if (kind === 'COMPUTED' || kind === 'UNNOTICED' || kind === 'KEY') return null;
  return isSame(before, after) ? null : 'CHANGED';
}

function valuesOf({ kind, before, after }: FieldPair, { language }: Venue) {
  if (kind === 'VALUE')
    return { before: (before ?? null) as Scalar, after: (after ?? null) as Scalar };
  if (kind !== 'NAME') return { before: null, after: null };
  const [was, is] = [before, after].map((text) => localize(text as LocalizedText, language));
  // It differs in another language only.
  return was === is || was === undefined || is === undefined
    ? { before: null, after: null }
    : { before: was, after: is };
}

/** By its name, its code or day, or the tables of a combination. */
function entryName(entry: Readonly<Record<string, unknown>>, before: Venue, after: Venue): string {
  const { name, code, date, tableIds, id } = entry;
  if (typeof name === 'string') return name;
  if (typeof name === 'object' && name !== null)
    return localize(name as LocalizedText, after.language);
  if (Array.isArray(tableIds)) {
    const tables = [...after.tables, ...before.tables];
    const nameOf = (table: unknown) => tables.find((each) => each.id === table)?.name ?? '';
    return tableIds.map(nameOf).join(' + ');
  }
  return String(code ?? date ?? id);
}
