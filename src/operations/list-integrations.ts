import { type Integration, listIntegrations as readIntegrations } from '../store/integrations.ts';
import type { House } from './house.ts';
import { requireAccounts } from './require-account.ts';

/** What each partner may do at a venue. @throws Refusal ACCOUNT_NOT_FOUND */
export function listIntegrations(house: House, accountId: string): Promise<Integration[]> {
  return house.store.read(async (db) => {
    await requireAccounts(db, accountId);
    return readIntegrations(db, accountId);
  });
}
