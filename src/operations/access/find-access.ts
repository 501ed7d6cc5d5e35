import { type ApiKeyRecord, findApiKey, markApiKeyUsed } from '../../store/api-keys.ts';
import { findIntegration, type Integration } from '../../store/integrations.ts';
import { findPublishableKey, type PublishableKey } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { isSecret, prefixOf } from './secrets.ts';

const MS_BETWEEN_NOTES = 60_000;

/** The record of a secret API key; null where it is unknown or revoked. */
export async function findCredentials(
  context: AppContext,
  apiKey: string,
): Promise<ApiKeyRecord | null> {
  const prefix = prefixOf(apiKey);
  if (prefix === null) return null;
  const key = await context.store.read((db) => findApiKey(db, prefix));
  if (!key || key.revokedAt !== null || !isSecret(apiKey, key.hash)) return null;
  noteUse(context, key);
  return key;
}

/** Writes down that a key is in use, now and then; nobody waits for it. */
function noteUse(context: AppContext, { prefix, lastUsedAt }: ApiKeyRecord): void {
  const now = context.now();
  if (lastUsedAt !== null && now - lastUsedAt < MS_BETWEEN_NOTES) return;
  context.store
    .write((db) => markApiKeyUsed(db, prefix, now))
    // Whoever asks can be answered all the same, and the next use tries it again.
    .catch(() => undefined);
}

/** A partner's integration at a venue; null where there is none. */
export function findPartnerAccess(
  context: AppContext,
  accountId: string,
  partnerId: string,
): Promise<Integration | null> {
  return context.store.read((db) => findIntegration(db, accountId, partnerId));
}

/** A publishable key that is still valid. */
export async function findWidgetAccess(
  context: AppContext,
  key: string,
): Promise<PublishableKey | null> {
  const found = await context.store.read((db) => findPublishableKey(db, key));
  return found && found.revokedAt === null ? found : null;
}
