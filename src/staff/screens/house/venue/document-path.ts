/** A path in a venue document, as its faults have it: `tables[3].name.es`. */
export type DocumentPath = string;

function keysOf(path: DocumentPath): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  );
}

/** The value at a path; undefined where there is none. */
export function readAt(document: unknown, path: DocumentPath): unknown {
  return keysOf(path).reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | null | undefined)?.[key],
    document,
  );
}

/**
 * What an earlier document has at a path of another one; undefined where it has nothing there. Entries of lists may have
 * moved since: those with an `id` are found by it.
 */
export function readEarlier(earlier: unknown, document: unknown, path: DocumentPath): unknown {
  let [before, after] = [earlier, document];
  for (const key of keysOf(path)) {
    after = (after as Fields | undefined)?.[key];
    const id = (after as Fields | null | undefined)?.id;
    before =
      Array.isArray(before) && id !== undefined
        ? before.find((entry) => entry.id === id)
        : (before as Fields | null | undefined)?.[key];
  }
  return before;
}

type Fields = Readonly<Record<string | number, unknown>>;

/** A copy with another value at a path; undefined removes the field. What is beside the path stays the same object. */
export function writeAt<Document>(
  document: Document,
  path: DocumentPath,
  value: unknown,
): Document {
  return write(document, keysOf(path), value) as Document;
}

function write(part: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part))
    return part.map((entry, index) => (index === key ? write(entry, rest, value) : entry));
  const fields = (part ?? {}) as Record<string, unknown>;
  const next = write(fields[key], rest, value);
  if (next !== undefined) return { ...fields, [key]: next };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}
