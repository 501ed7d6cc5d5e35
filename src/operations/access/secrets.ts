import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Secrets are shown once, when they are made, and stored only as hashes. */

/** 256 random bits as text that is safe in headers and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 120 random bits, short enough to type. */
export function newPassword(): string {
  return newSecret().slice(0, 20);
}

/** SHA-256, for secrets with enough entropy of their own. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function isSecret(secret: string, hashed: string): boolean {
  const actual = Buffer.from(hashSecret(secret), 'hex');
  const expected = Buffer.from(hashed, 'hex');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** `mk_<prefix>_<secret>`: the prefix identifies the key, the secret proves it. */
export function newApiKey(): { apiKey: string; prefix: string; hash: string } {
  const prefix = randomBytes(6).toString('hex');
  const apiKey = `mk_${prefix}_${newSecret()}`;
  return { apiKey, prefix, hash: hashSecret(apiKey) };
}

/** `pk_…` is visible in the source of web pages, so it is hard to guess but not secret. */
export function newPublishableKey(): string {
  return `pk_${randomBytes(16).toString('base64url')}`;
}

/** Whether a text has the form of a publishable key. */
export function isPublishableKey(text: string): boolean {
  return /^pk_[\w-]+$/.test(text);
}

/** The prefix of an API key; null if the text is not one. */
export function prefixOf(apiKey: string): string | null {
  return /^mk_([0-9a-f]{12})_/.exec(apiKey)?.[1] ?? null;
}

/** argon2id, the library's defaults (19 MiB, 2 passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export function isPassword(password: string, hashed: string): Promise<boolean> {
  return verify(hashed, password);
}
