import {
  type Integration,
  listIntegrations as readIntegrations,
} from '../../store/integrations.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';

/** What each partner may do at a venue. @throws Refusal ACCOUNT_NOT_FOUND */
export function listIntegrations(context: AppContext, accountId: string): Promise<Integration[]> {
  return context.store.read(async (db) => {
    await requireAccounts(db, accountId);
    return readIntegrations(db, accountId);
  });
}
