import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** What is secret is made here, shown once, and kept only as a hash. */

/** 256 random bits, as text that stands in a header or a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 120 random bits, short enough to be typed once. */
export function newPassword(): string {
  return newSecret().slice(0, 20);
}

/** SHA-256, for secrets that are random enough by themselves. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function isSecret(secret: string, hashed: string): boolean {
  const given = Buffer.from(hashSecret(secret), 'hex');
  const kept = Buffer.from(hashed, 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** `mk_<prefix>_<secret>`: the prefix finds the key, the rest proves it. */
export function newApiKey(): { apiKey: string; prefix: string; hash: string } {
  const prefix = randomBytes(6).toString('hex');
  const apiKey = `mk_${prefix}_${newSecret()}`;
  return { apiKey, prefix, hash: hashSecret(apiKey) };
}

/** `pk_…` stands in every page's source, so it is no secret; it is only hard to guess. */
export function newPublishableKey(): string {
  return `pk_${randomBytes(16).toString('base64url')}`;
}

/** The public part of a key; null for what is no key of ours. */
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
