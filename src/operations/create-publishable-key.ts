import { insertPublishableKey } from '../store/publishable-keys.ts';
import type { House } from './house.ts';
import { requireAccounts } from './require-account.ts';
import { newPublishableKey } from './secrets.ts';

/** Makes a key for a venue's pages, good on these origins. @throws Refusal ACCOUNT_NOT_FOUND */
export async function createPublishableKey(
  house: House,
  wish: { accountId: string; origins: readonly string[] },
): Promise<{ publishableKey: string; accountId: string; origins: string[] }> {
  return house.store.write(async (db) => {
    await requireAccounts(db, wish.accountId);
    const key = {
      publishableKey: newPublishableKey(),
      accountId: wish.accountId,
      origins: [...new Set(wish.origins)],
    };
    await insertPublishableKey(db, key, house.now());
    return key;
  });
}
