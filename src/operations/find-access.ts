import { type ApiKeyRecord, findApiKey } from '../store/api-keys.ts';
import { findIntegration, type Integration } from '../store/integrations.ts';
import { findPublishableKey, type PublishableKey } from '../store/publishable-keys.ts';
import type { House } from './house.ts';
import { isSecret, prefixOf } from './secrets.ts';

/** The record of a secret API key; null where it is unknown or revoked. */
export async function findCredentials(house: House, apiKey: string): Promise<ApiKeyRecord | null> {
  const prefix = prefixOf(apiKey);
  if (prefix === null) return null;
  const key = await house.store.read((db) => findApiKey(db, prefix));
  return key && key.revokedAt === null && isSecret(apiKey, key.hash) ? key : null;
}

/** A partner's integration at a venue; null where there is none. */
export function findPartnerAccess(
  house: House,
  accountId: string,
  partnerId: string,
): Promise<Integration | null> {
  return house.store.read((db) => findIntegration(db, accountId, partnerId));
}

/** A publishable key that is still valid. */
export async function findWidgetAccess(house: House, key: string): Promise<PublishableKey | null> {
  const found = await house.store.read((db) => findPublishableKey(db, key));
  return found && found.revokedAt === null ? found : null;
}
