import type { $ZodIssue } from 'zod/v4/core';
import type { Venue } from '../domain/venue.ts';

/** A document of which any part may be missing, because it did not have the right shape. */
export type WellFormed<T> = T extends readonly (infer Entry)[]
  ? readonly (WellFormed<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: WellFormed<T[Key]> | undefined }
    : T;

/**
 * What is left of a document without the parts that a schema found fault with, so that the rest
 * can still be checked for sense. Entries of lists keep their places.
 */
export function wellFormedParts(input: unknown, issues: readonly $ZodIssue[]): WellFormed<Venue> {
  const broken: Broken = new Map();
  let isWholeBroken = false;
  for (const { code, path } of issues) {
    if (code === 'unrecognized_keys') continue;
    if (path.length === 0) isWholeBroken = true;
    else mark(broken, path);
  }
  return isWholeBroken ? {} : (without(input, broken) as WellFormed<Venue>);
}

/** A tree of the faulty paths; a leaf is a part that is broken itself. */
type Broken = Map<PropertyKey, Broken | 'leaf'>;

function mark(tree: Broken, path: readonly PropertyKey[]): void {
  let here = tree;
  for (const [depth, key] of path.entries()) {
    const next = here.get(key);
    if (next === 'leaf') return;
    if (depth === path.length - 1) {
      here.set(key, 'leaf');
    } else if (next) {
      here = next;
    } else {
      const deeper: Broken = new Map();
      here.set(key, deeper);
      here = deeper;
    }
  }
}

function without(value: unknown, broken: Broken | 'leaf' | undefined): unknown {
  if (broken === undefined) return value;
  if (broken === 'leaf') return undefined;
  if (Array.isArray(value)) return value.map((entry, i) => without(entry, broken.get(i)));
  return Object.fromEntries(
    Object.entries(value as object).map(([key, part]) => [key, without(part, broken.get(key))]),
  );
}
