import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  hashPassword,
  hashSecret,
  isPassword,
  isSecret,
  newApiKey,
  newSecret,
  prefixOf,
} from '../../../src/operations/access/secrets.ts';
import { readStored } from '../../fixtures/stored-bytes.ts';
import { openTestServer, STAFF } from '../../fixtures/test-context.ts';

test('a key of a prefix and 256 random bits', () => {
  const { apiKey, prefix, hash } = newApiKey();
  expect(prefixOf(apiKey)).toBe(prefix);
  const secret = apiKey.slice(`mk_${prefix}_`.length);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(hash).toBe(createHash('sha256').update(apiKey).digest('hex'));
  expect(new Set(Array.from({ length: 100 }, newSecret)).size).toBe(100);
});

test('true only for the secret itself', () => {
  const secret = newSecret();
  const kept = hashSecret(secret);
  expect(isSecret(secret, kept)).toBe(true);
  for (const other of ['', secret.slice(1), `${secret} `, secret.toUpperCase(), kept]) {
    expect(isSecret(other, kept)).toBe(false);
  }
  expect(isSecret(secret, '')).toBe(false);
});

test.each(['', 'mk_', 'mk_short_x', 'mk_0123456789AB_x', 'sk_0123456789ab_x'])(
  'no prefix for "%s", which is no key of ours',
  (text) => {
    expect(prefixOf(text)).toBeNull();
  },
);

test('argon2id for passwords, salted', async () => {
  const first = await hashPassword('correct horse');
  expect(first).toMatch(/^\$argon2id\$/);
  expect(await hashPassword('correct horse')).not.toBe(first);
  expect(await isPassword('correct horse', first)).toBe(true);
  expect(await isPassword('correct horse ', first)).toBe(false);
});

test('no API key and no password in the database', async () => {
  const { apiKeys, database, staff } = await openTestServer();
  await staff({ path: '/session' });
  const stored = await readStored(database.url);
  expect(stored).toContain(STAFF.email);
  for (const secret of [apiKeys.pos, apiKeys.app, STAFF.password])
    expect(stored.includes(secret)).toBe(false);
});
