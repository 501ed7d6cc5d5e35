import type { CustomerTag } from './customer.ts';

/** Of one guest. */
export const MAX_TAGS = 20;

/** Staff choose no colours; every surface that shows one gives it this. */
const COLOR = '#6b7280';
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * The tags with these names, each once: those that the guest has stay as they are. The id of a new one follows from
 * its name, so that two guests with the same tag have the same one.
 */
export function tagsNamed(
  names: readonly string[],
  present: readonly CustomerTag[],
): CustomerTag[] {
  const tags = new Map<string, CustomerTag>();
  for (const name of names.map((each) => each.trim()).filter((each) => each !== '')) {
    const key = name.toLowerCase();
    const own = present.find((tag) => tag.name.toLowerCase() === key);
    if (!tags.has(key)) tags.set(key, own ?? { id: idOf(key), name, color: COLOR });
  }
  return [...tags.values()];
}

/** 31 bits of the FNV-1a hash. */
function idOf(key: string): number {
  let hash = FNV_OFFSET;
  for (const character of key) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 1) + 1;
}
