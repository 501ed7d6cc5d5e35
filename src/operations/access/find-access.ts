import { findKeyAtAccount, type KeyAtAccount, markApiKeyUsed } from '../../store/api-keys.ts';
import { findPublishableKey, type PublishableKey } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { isPublishableKey, isSecret, prefixOf } from './secrets.ts';

export type PartnerAccess = KeyAtAccount;

const USE_RECORDED_EVERY_MS = 60_000;

/**
 * What an API key gives access to at a venue; null if the key is unknown or revoked.
 * @param accountId null if the request names no venue
 */
export async function findPartnerAccess(
  context: AppContext,
  apiKey: string,
  accountId: string | null,
): Promise<PartnerAccess | null> {
  const prefix = prefixOf(apiKey);
  if (prefix === null) return null;
  const key = await context.store.lookUp((db) => findKeyAtAccount(db, prefix, accountId));
  if (!key || key.revokedAt !== null || !isSecret(apiKey, key.hash)) return null;
  recordUse(context, key);
  return key;
}

/** Records the use of a key at most once a minute, without making the request wait. */
function recordUse(context: AppContext, { prefix, lastUsedAt }: KeyAtAccount): void {
  const now = context.now();
  if (lastUsedAt !== null && now - lastUsedAt < USE_RECORDED_EVERY_MS) return;
  context.store
    .write(null, (db) => markApiKeyUsed(db, prefix, now))
    // A failure does not affect the request, and the next use tries again.
    .catch(() => undefined);
}

/** A publishable key; null if it is unknown or revoked. */
export async function findWidgetAccess(
  context: AppContext,
  key: string,
): Promise<PublishableKey | null> {
  if (!isPublishableKey(key)) return null;
  const found = await context.store.read((db) => findPublishableKey(db, key));
  return found && found.revokedAt === null ? found : null;
}
