import { insertPublishableKey } from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';
import { newPublishableKey } from './secrets.ts';

/** Creates a key for a venue's web pages on these origins. @throws Refusal ACCOUNT_NOT_FOUND */
export async function createPublishableKey(
  context: AppContext,
  criteria: { accountId: string; origins: readonly string[] },
): Promise<{ publishableKey: string; accountId: string; origins: string[] }> {
  return context.store.write(criteria.accountId, async (db) => {
    await requireAccounts(db, criteria.accountId);
    const key = {
      publishableKey: newPublishableKey(),
      accountId: criteria.accountId,
      origins: [...new Set(criteria.origins)],
    };
    await insertPublishableKey(db, key, context.now());
    return key;
  });
}
