import type { $ZodIssue } from 'zod/v4/core';
import type { Venue } from '../domain/venue.ts';

/** A document in which parts that failed validation are missing. */
export type WellFormed<T> = T extends readonly (infer Entry)[]
  ? readonly (WellFormed<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: WellFormed<T[Key]> | undefined }
    : T;

/**
 * Removes the parts that failed validation, so that the rest can still be checked. List entries keep
 * their index.
 */
export function wellFormedParts(input: unknown, issues: readonly $ZodIssue[]): WellFormed<Venue> {
  const invalid: InvalidPaths = new Map();
  let isWholeInvalid = false;
  for (const { code, path } of issues) {
    if (code === 'unrecognized_keys') continue;
    if (path.length === 0) isWholeInvalid = true;
    else mark(invalid, path);
  }
  return isWholeInvalid ? {} : (without(input, invalid) as WellFormed<Venue>);
}

/** A tree of the invalid paths; a leaf is an invalid part. */
type InvalidPaths = Map<PropertyKey, InvalidPaths | 'leaf'>;

function mark(tree: InvalidPaths, path: readonly PropertyKey[]): void {
  let here = tree;
  for (const [depth, key] of path.entries()) {
    const next = here.get(key);
    if (next === 'leaf') return;
    if (depth === path.length - 1) {
      here.set(key, 'leaf');
    } else if (next) {
      here = next;
    } else {
      const deeper: InvalidPaths = new Map();
      here.set(key, deeper);
      here = deeper;
    }
  }
}

function without(value: unknown, invalid: InvalidPaths | 'leaf' | undefined): unknown {
  if (invalid === undefined) return value;
  if (invalid === 'leaf') return undefined;
  if (Array.isArray(value)) return value.map((entry, i) => without(entry, invalid.get(i)));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, without(part, invalid.get(key))]),
  );
}
