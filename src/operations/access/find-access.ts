import { type ApiKeyRecord, findApiKey, markApiKeyUsed } from '../../store/api-keys.ts';
import { findIntegration, type Integration } from '../../store/integrations.ts';
import { findPublishableKey, type PublishableKey } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { isSecret, prefixOf } from './secrets.ts';

const USE_RECORDED_EVERY_MS = 60_000;

/** The record of an API key; null if the key is unknown or revoked. */
export async function findCredentials(
  context: AppContext,
  apiKey: string,
): Promise<ApiKeyRecord | null> {
  const prefix = prefixOf(apiKey);
  if (prefix === null) return null;
  const key = await context.store.read((db) => findApiKey(db, prefix));
  if (!key || key.revokedAt !== null || !isSecret(apiKey, key.hash)) return null;
  recordUse(context, key);
  return key;
}

/** Records the use of a key at most once a minute, without making the request wait. */
function recordUse(context: AppContext, { prefix, lastUsedAt }: ApiKeyRecord): void {
  const now = context.now();
  if (lastUsedAt !== null && now - lastUsedAt < USE_RECORDED_EVERY_MS) return;
  context.store
    .write((db) => markApiKeyUsed(db, prefix, now))
    // A failure does not affect the request, and the next use tries again.
    .catch(() => undefined);
}

/** A partner's integration at a venue; null if there is none. */
export function findPartnerAccess(
  context: AppContext,
  accountId: string,
  partnerId: string,
): Promise<Integration | null> {
  return context.store.read((db) => findIntegration(db, accountId, partnerId));
}

/** A publishable key; null if it is unknown or revoked. */
export async function findWidgetAccess(
  context: AppContext,
  key: string,
): Promise<PublishableKey | null> {
  const found = await context.store.read((db) => findPublishableKey(db, key));
  return found && found.revokedAt === null ? found : null;
}
