import { createHash } from 'node:crypto';
import { decryptText, type EncryptionKey, encryptText } from './encrypted-text.ts';

/**
 * The response to a create request contains personal data and may contain a link that manages the
 * booking. It is stored encrypted with the caller's Idempotency-Key, of which the database has only a
 * hash.
 */

/** The hash under which a key is stored. */
export function hashIdempotencyKey(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex');
}

/** @param scope the key's owner, so that equal keys of two callers encrypt differently */
export function encryptResponse(response: string, idempotencyKey: string, scope: string): string {
  return encryptText(response, keyOf(idempotencyKey, scope));
}

/** @throws Error if the key or the scope differs, or the text was altered */
export function decryptResponse(text: string, idempotencyKey: string, scope: string): string {
  return decryptText(text, keyOf(idempotencyKey, scope));
}

function keyOf(secret: string, scope: string): EncryptionKey {
  return { secret, scope, purpose: 'answer to a create' };
}
