import {
  type PublishableKey,
  listPublishableKeys as readPublishableKeys,
} from '../../store/publishable-keys.ts';
import type { AppContext } from '../context.ts';
import { requireAccounts } from '../venues/require-accounts.ts';

/** A venue's publishable keys, revoked ones included. @throws Refusal ACCOUNT_NOT_FOUND */
export function listPublishableKeys(
  context: AppContext,
  accountId: string,
): Promise<PublishableKey[]> {
  return context.store.read(async (db) => {
    await requireAccounts(db, accountId);
    return readPublishableKeys(db, accountId);
  });
}
