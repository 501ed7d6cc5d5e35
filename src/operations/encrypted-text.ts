import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a text is encrypted with. Equal texts of two owners, or for two purposes, encrypt differently. */
export interface EncryptionKey {
  secret: string;
  /** Its owner. */
  scope: string;
  purpose: string;
}

/** Encrypts with AES-256-GCM. */
export function encryptText(text: string, key: EncryptionKey): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws Error if any part of the key differs, or the text was altered */
export function decryptText(text: string, key: EncryptionKey): string {
  const encrypted = Buffer.from(text, 'base64');
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key), nonce);
  decipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const decrypted = decipher.update(encrypted.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decrypted, decipher.final()]).toString('utf8');
}

function deriveKey({ secret, scope, purpose }: EncryptionKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, scope, purpose, 32));
}
