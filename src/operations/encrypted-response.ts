import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The response to a create request contains personal data and may contain a link that manages the
 * booking. It is stored encrypted with the caller's Idempotency-Key, of which the database has only a
 * hash.
 */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The hash under which a key is stored. */
export function hashIdempotencyKey(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex');
}

/** @param scope the key's owner, so that equal keys of two callers encrypt differently */
export function encryptResponse(response: string, idempotencyKey: string, scope: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(idempotencyKey, scope), nonce);
  const encrypted = Buffer.concat([cipher.update(response, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws Error if the key or the scope differs, or the text was altered */
export function decryptResponse(text: string, idempotencyKey: string, scope: string): string {
  const encrypted = Buffer.from(text, 'base64');
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(idempotencyKey, scope), nonce);
  decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const decrypted = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decrypted, decipher.final()]).toString('utf8');
}

function deriveKey(idempotencyKey: string, scope: string): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, scope, 'answer to a create', 32));
}
