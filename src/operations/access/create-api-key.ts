import { insertApiKey } from '../../store/api-keys.ts';
import { findIntegration } from '../../store/integrations.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { requirePartner } from './require-partner.ts';
import { newApiKey } from './secrets.ts';

/** A new key, told here and never again. */
export interface IssuedApiKey {
  apiKey: string;
  prefix: string;
  partnerId: string;
  accountIds: string[];
  /** Those of its accounts where the partner has no integration yet, so that the key opens nothing. */
  withoutIntegration: string[];
}

/** Makes a partner a key for these venues. @throws Refusal ACCOUNT_NOT_FOUND, PARTNER_NOT_FOUND */
export async function createApiKey(
  context: AppContext,
  criteria: { partnerId: string; accountIds: readonly string[] },
): Promise<IssuedApiKey> {
  const { partnerId } = criteria;
  const accountIds = [...new Set(criteria.accountIds)];
  return context.store.write(async (db) => {
    await requirePartner(db, partnerId);
    await requireAccounts(db, ...accountIds);
    const { apiKey, prefix, hash } = newApiKey();
    await insertApiKey(db, { prefix, hash, partnerId, accountIds }, context.now());
    const withoutIntegration: string[] = [];
    for (const accountId of accountIds) {
      if (!(await findIntegration(db, accountId, partnerId))) withoutIntegration.push(accountId);
    }
    return { apiKey, prefix, partnerId, accountIds, withoutIntegration };
  });
}
