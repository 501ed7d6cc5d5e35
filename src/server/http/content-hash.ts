import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** The same for contents that are equal as JSON values; a missing body counts as null. */
export function contentHashOf(content: unknown): string {
  return createHash('sha256')
    .update(canonicalJson(content ?? null))
    .digest('hex');
}
