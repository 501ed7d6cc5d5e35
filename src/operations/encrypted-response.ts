import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

/**
 * The answer to a create may hold a link that opens the booking, and always holds who comes. It is
 * kept so that only the caller's own Idempotency-Key, of which the database has no more than a
 * hash, makes it readable again.
 */

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a key is found by. */
export function hashIdempotencyKey(idempotencyKey: string): string {
  return createHash('sha256').update(idempotencyKey).digest('hex');
}

/** @param scope whose key it is: equal keys of two callers seal differently */
export function encryptResponse(answer: string, idempotencyKey: string, scope: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(idempotencyKey, scope), nonce);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws Error where it was sealed with another key or has been touched since */
export function decryptResponse(text: string, idempotencyKey: string, scope: string): string {
  const sealed = Buffer.from(text, 'base64');
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(idempotencyKey, scope), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([opened, decipher.final()]).toString('utf8');
}

function sealingKey(idempotencyKey: string, scope: string): Buffer {
  return Buffer.from(hkdfSync('sha256', idempotencyKey, scope, 'answer to a create', 32));
}
